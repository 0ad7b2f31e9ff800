package org.contexttck.reports.model;

import org.contexttck.reports.event.Product;

/**
 * What was tested, and whether it could be.
 *
 * @param reached whether it answered
 * @param transport {@code stdio} or {@code http}; empty if it was not reached
 * @param address command line or URL, without secrets; empty if it was not reached
 * @param revision the MCP revision spoken; empty if it was not reached
 * @param server what it calls itself
 * @param reason why it was not reached, one line; else empty
 * @param stderrTail the last of what it wrote to standard error, if it was not reached
 */
public record Target(
        boolean reached,
        String transport,
        String address,
        String revision,
        Product server,
        String reason,
        String stderrTail) {}
