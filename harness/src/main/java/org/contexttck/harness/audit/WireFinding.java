package org.contexttck.harness.audit;

import java.util.List;

/**
 * A fault seen on a connection.
 *
 * @param headline one line that names it
 * @param subject the tool whose call it was seen at; empty if none
 * @param pointer JSON Pointer into the message; empty if none
 * @param orders numbers of the messages that show it
 */
public record WireFinding(
        WireRule rule,
        String headline,
        String subject,
        String expected,
        String seen,
        String pointer,
        List<Long> orders) {

    public WireFinding {
        orders = List.copyOf(orders);
    }
}
