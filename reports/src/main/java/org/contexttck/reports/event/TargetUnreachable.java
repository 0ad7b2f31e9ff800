package org.contexttck.reports.event;

/**
 * The target could not be started or reached; nothing was tried.
 *
 * @param reason one line
 * @param stderrTail the last of what it wrote to standard error, maybe empty
 */
public record TargetUnreachable(String reason, String stderrTail) implements Event {}
