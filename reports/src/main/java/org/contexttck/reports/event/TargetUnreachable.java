package org.contexttck.reports.event;

/**
 * The target could not be started or reached; nothing of its role was tried, or nothing in one way.
 *
 * @param role which side the target plays
 * @param way how it was to be observed; empty if not in any way
 * @param address command line or URL that was tried, without secrets; may be empty
 * @param reason one line
 * @param stderrTail the last of what it wrote to standard error, maybe empty
 */
public record TargetUnreachable(String role, String way, String address, String reason, String stderrTail)
        implements Event {}
