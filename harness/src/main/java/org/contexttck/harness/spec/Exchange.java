package org.contexttck.harness.spec;

import java.util.List;

/**
 * Messages of a run that was recorded, the long ones shortened.
 *
 * @param by the variant that was run; empty for the reference, which holds
 * @param says what the kit says of it, one line; empty for the reference
 * @param pointer to the place in the message; may be empty
 */
public record Exchange(String by, String says, String pointer, List<Sent> messages) {

    public Exchange {
        messages = List.copyOf(messages);
    }

    /**
     * A message.
     *
     * @param direction {@code sent} by the kit or {@code received} by it
     */
    public record Sent(String direction, String text) {}

    public boolean holds() {
        return by.isEmpty();
    }
}
