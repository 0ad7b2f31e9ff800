package org.contexttck.reference.gateway;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Reads the members of a context, as far as basic syntax goes. */
final class ContextReader {

    private final Map<String, String> texts = new HashMap<>();
    private Optional<String> fault;

    /**
     * Begins.
     *
     * @param first the token with which the context begins
     */
    ContextReader(JsonToken first) {
        fault = first == JsonToken.START_OBJECT ? Optional.empty() : Optional.of("context is no object");
    }

    /** Takes note of a member. */
    void member(String name, JsonToken value, JsonParser parser) throws IOException {
        switch (name) {
            case "id", "type", "parent" -> {
                if (value == JsonToken.VALUE_STRING) {
                    texts.put(name, parser.getText());
                } else {
                    fault = Optional.of("the " + name + " of context is no text");
                }
            }
            case "metadata" -> {
                if (value != JsonToken.START_OBJECT) {
                    fault = Optional.of("the metadata of context is no object");
                }
            }
            default -> {
                // others are none of the gateway's business
            }
        }
    }

    /** What is wrong with it, once it has been read. */
    Optional<String> fault() {
        return fault.isEmpty() && texts.getOrDefault("id", "").isEmpty()
                ? Optional.of("context needs an id that is a text with at least one character")
                : fault;
    }

    /** What it says; empty if its syntax is broken. */
    Optional<ContextHead> head() {
        return fault().isPresent()
                ? Optional.empty()
                : Optional.of(new ContextHead(
                        texts.get("id"),
                        Optional.ofNullable(texts.get("type")),
                        Optional.ofNullable(texts.get("parent"))));
    }
}
