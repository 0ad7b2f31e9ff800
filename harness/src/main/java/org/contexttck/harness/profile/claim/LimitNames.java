package org.contexttck.harness.profile.claim;

import java.util.Optional;
import org.contexttck.harness.profile.yaml.Key;

/**
 * What a tool calls the parameters that cut text.
 *
 * @param head keeps the first lines; empty if the tool has none
 * @param tail keeps the last lines; empty if the tool has none
 * @param maxBytes bounds the bytes; empty if the tool has none
 */
public record LimitNames(
        @Key(standard = "head", off = true) Optional<String> head,
        @Key(standard = "tail", off = true) Optional<String> tail,

        @Key(name = "max_bytes", standard = "max_bytes", off = true)
        Optional<String> maxBytes) {}
