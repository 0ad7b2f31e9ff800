package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.Standing;

/** Puts results away that have been sent many times, marked or not. Breaks TC-C-14. */
final class CollapsesByAge extends BrokenClient {

    @Override
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine) {
            private static final int MOST = 25;
            private final Map<String, Integer> sent = new HashMap<>();

            @Override
            protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                int times = sent.merge(callId, 1, Integer::sum);
                boolean old = times > MOST && engine().standing(callId) == Standing.PLAIN;
                return super.toolMessage(callId, result)
                        .map(message -> old ? message.withParts(List.of(Part.text("[old result]"))) : message);
            }
        };
    }
}
