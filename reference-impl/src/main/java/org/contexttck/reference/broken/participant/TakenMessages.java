package org.contexttck.reference.broken.participant;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.participant.Message;
import org.contexttck.reference.participant.ParticipantBehaviour;
import org.contexttck.reference.participant.Unacceptable;

/** Messages that are not taken in as they come, for what came before them or comes with them. */
final class TakenMessages {

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .arrivals("CoalescesBursts", TakenMessages::lastOfEachContext)
            .behaviour("CountsItsEchoes", () -> echoes((ownName, ownId) -> false))
            .behaviour("TakesEachIdOnce", TakenMessages::eachIdOnce)
            .behaviour("DropsWhatBearsItsName", () -> echoes((ownName, ownId) -> ownName))
            .behaviour("DropsWhatBearsItsIds", () -> echoes((ownName, ownId) -> ownId))
            .arrivals("FailsOnTextPayloads", TakenMessages::onlyStructured)
            .behaviour("ForgetsEarlierLives", () -> new ParticipantBehaviour() {
                @Override
                public boolean forgetsConcluded() {
                    return true;
                }
            })
            .behaviour("ForgetsWhatItSaid", () -> new ParticipantBehaviour() {
                @Override
                public Optional<Message> taken(Message message, boolean own) {
                    return own ? Optional.empty() : Optional.of(message);
                }
            })
            .arrivals(
                    "SortsBurstsByTime",
                    envelopes -> envelopes.stream()
                            .sorted(Comparator.comparing(
                                    envelope -> envelope.path("ts").asText()))
                            .toList());

    private TakenMessages() {}

    /** Says which message is its own. */
    private interface Echoes {

        boolean are(boolean ownName, boolean ownId);
    }

    private static ParticipantBehaviour echoes(Echoes wrong) {
        return new ParticipantBehaviour() {
            @Override
            public boolean echoes(boolean ownName, boolean ownId) {
                return wrong.are(ownName, ownId);
            }
        };
    }

    private static ParticipantBehaviour eachIdOnce() {
        Set<String> ids = new HashSet<>();
        return new ParticipantBehaviour() {
            @Override
            public void begins() {
                ids.clear();
            }

            @Override
            public Optional<Message> taken(Message message, boolean own) {
                return Optional.of(message).filter(one -> ids.add(one.id()));
            }
        };
    }

    /** Of the messages in one context that come together the last. */
    private static List<JsonNode> lastOfEachContext(List<JsonNode> envelopes) {
        Map<String, JsonNode> last = new LinkedHashMap<>();
        for (JsonNode envelope : envelopes) {
            String context = envelope.path("context").path("id").asText("");
            last.put(context.isEmpty() ? "message " + last.size() : "context " + context, envelope);
        }
        return new ArrayList<>(last.values());
    }

    private static List<JsonNode> onlyStructured(List<JsonNode> envelopes) throws Unacceptable {
        for (JsonNode envelope : envelopes) {
            if (envelope.path("payload").isTextual()) {
                throw new Unacceptable("the payload is no object");
            }
        }
        return envelopes;
    }
}
