package org.contexttck.reports.event;

/**
 * The target answered.
 *
 * @param transport {@code stdio} or {@code http}
 * @param address command line or URL, without secrets
 * @param revision the MCP revision spoken
 * @param server what the target calls itself
 */
public record TargetReached(String transport, String address, String revision, Product server) implements Event {}
