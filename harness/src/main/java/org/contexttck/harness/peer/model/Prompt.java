package org.contexttck.harness.peer.model;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * One request of the client to the model, in one form for every model service (TC-C-01 to TC-C-24): the only honest place
 * to see what became of a tool result.
 *
 * @param order counts the requests of one conversation from 1
 * @param messages in the order they were sent; a message with several tool results is taken apart into one message a result
 * @param raw the body exactly as it was sent
 */
public record Prompt(long order, List<PromptMessage> messages, String raw) {

    public Prompt {
        messages = List.copyOf(messages);
    }

    /** The results given for this call, normally one. */
    public List<PromptMessage> results(String callId) {
        return messages.stream()
                .filter(it ->
                        it.role().equals(PromptMessage.TOOL) && it.callId().equals(Optional.of(callId)))
                .toList();
    }

    /** Whether any message holds this text; see {@link PromptMessage#holds}. */
    public boolean holds(String text) {
        return messages.stream().anyMatch(it -> it.holds(text));
    }

    /** Size of the whole request in bytes. */
    public int bytes() {
        return raw.getBytes(StandardCharsets.UTF_8).length;
    }
}
