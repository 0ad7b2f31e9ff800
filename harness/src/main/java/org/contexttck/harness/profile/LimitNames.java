package org.contexttck.harness.profile;

import java.util.Optional;

/**
 * What a tool calls the parameters that cut text.
 *
 * @param head keeps the first lines; empty if the tool has none
 * @param tail keeps the last lines; empty if the tool has none
 * @param maxBytes bounds the bytes; empty if the tool has none
 */
public record LimitNames(Optional<String> head, Optional<String> tail, Optional<String> maxBytes) {

    /** The names that the source uses. */
    public static LimitNames standard() {
        return new LimitNames(Optional.of("head"), Optional.of("tail"), Optional.of("max_bytes"));
    }
}
