package org.contexttck.harness.spec;

import java.util.List;

/**
 * Messages of a run that was recorded, the long ones shortened.
 *
 * @param by the variant that was run; empty for the reference, which holds
 * @param says what the kit says of it, one line; empty for the reference
 * @param pointer to the place in the message; may be empty
 */
record Exchange(String by, String says, String pointer, List<Sent> messages) {

    Exchange {
        messages = List.copyOf(messages);
    }

    /**
     * A message.
     *
     * @param direction {@code sent} by the kit or {@code received} by it
     */
    record Sent(String direction, String text) {}

    boolean holds() {
        return by.isEmpty();
    }
}
