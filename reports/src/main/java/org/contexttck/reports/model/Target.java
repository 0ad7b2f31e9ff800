package org.contexttck.reports.model;

import org.contexttck.reports.event.Product;

/**
 * What was tested, and whether it could be.
 *
 * @param role which side it plays
 * @param way how that role is driven; empty if there is one way
 * @param reached whether it answered
 * @param transport {@code stdio}, {@code http}, {@code websocket} and the like; empty if it was not reached
 * @param address command line or URL, without secrets; may be empty if it was not reached
 * @param revision the revision of the protocol spoken; empty if it was not reached
 * @param server what it calls itself
 * @param reason why it was not reached, one line; else empty
 * @param stderrTail the last of what it wrote to standard error, if it was not reached
 */
public record Target(
        String role,
        String way,
        boolean reached,
        String transport,
        String address,
        String revision,
        Product server,
        String reason,
        String stderrTail) {}
