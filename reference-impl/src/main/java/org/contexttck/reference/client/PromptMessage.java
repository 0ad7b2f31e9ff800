package org.contexttck.reference.client;

import java.util.List;
import java.util.Optional;

/**
 * A message of the next request to the model.
 *
 * @param role who speaks
 * @param callId of a tool result: the call it answers
 * @param parts what is said
 * @param calls of the model: the tools it calls
 * @param error whether a tool result reports a failure
 */
public record PromptMessage(
        Role role, Optional<String> callId, List<Part> parts, List<ModelCall> calls, boolean error) {

    /** Who speaks. */
    public enum Role {
        SYSTEM,
        USER,
        ASSISTANT,
        TOOL
    }

    public PromptMessage {
        parts = List.copyOf(parts);
        calls = List.copyOf(calls);
    }

    /** The same, saying something else. */
    public PromptMessage withParts(List<Part> other) {
        return new PromptMessage(role, callId, other, calls, error);
    }
}
