package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Failure;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.ResultParts;

/** Remembers a result by the place that it had when it arrived. */
final class CollapsesByStoredIndex extends Conversation {

    private final List<String> arrivals = new ArrayList<>();

    CollapsesByStoredIndex(CollapseEngine engine) {
        super(engine);
    }

    @Override
    public void arrived(String callId, JsonNode result) {
        super.arrived(callId, result);
        arrivals.add(callId);
    }

    @Override
    public void failed(String callId, Failure how, String text) {
        super.failed(callId, how, text);
        arrivals.add(callId);
    }

    @Override
    public List<PromptMessage> prompt() {
        List<PromptMessage> messages = new ArrayList<>(super.prompt());
        List<Integer> places = new ArrayList<>();
        for (int at = 0; at < messages.size(); at++) {
            if (messages.get(at).role() == PromptMessage.Role.TOOL) {
                places.add(at);
            }
        }
        for (int index = 0; index < Math.min(arrivals.size(), places.size()); index++) {
            int place = places.get(index);
            engine().replacement(arrivals.get(index))
                    .map(text -> messages.get(place).withParts(List.of(Part.text(text))))
                    .ifPresent(message -> messages.set(place, message));
        }
        return messages;
    }

    @Override
    protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
        return super.toolMessage(callId, result).map(message -> message.withParts(ResultParts.of(result)));
    }
}
