package org.contexttck.reference.broken.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.reference.participant.ContextRef;
import org.contexttck.reference.participant.ParticipantBehaviour;

/** Contexts and envelopes of its own that are wrong for what was opened or sent before, or for few of all there may be. */
final class OwnContexts {

    private static final int DEEPEST = 3;

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .behaviour("EqualTypesShareAContext", OwnContexts::oneOfEachType)
            .behaviour("FlattensDeepContexts", OwnContexts::flat)
            .behaviour("SignsWithItsFirstName", () -> sending(firstName()))
            .sent("WrapsTextPayloads", envelope -> {
                JsonNode payload = envelope.path("payload");
                if (payload.isTextual()) {
                    envelope.putObject("payload").set("text", payload);
                }
            });

    private OwnContexts() {}

    private static ParticipantBehaviour sending(Consumer<ObjectNode> wrong) {
        return new ParticipantBehaviour() {
            @Override
            public ObjectNode sent(ObjectNode envelope) {
                wrong.accept(envelope);
                return envelope;
            }
        };
    }

    private static Consumer<ObjectNode> firstName() {
        Map<String, String> first = new HashMap<>();
        return envelope -> envelope.put(
                "from",
                first.computeIfAbsent("name", none -> envelope.path("from").asText()));
    }

    /** Contexts of one type at one place are one. */
    private static ParticipantBehaviour oneOfEachType() {
        Map<String, ContextRef> open = new HashMap<>();
        return new ParticipantBehaviour() {
            @Override
            public void begins() {
                open.clear();
            }

            @Override
            public ContextRef open(Optional<String> type, Optional<ContextRef> within) {
                return open.computeIfAbsent(
                        type + " " + within.map(ContextRef::id),
                        first -> new ContextRef(newContextId(), type, within.map(ContextRef::id)));
            }
        };
    }

    /** What would lie deeper lies beside the context that it was to be in. */
    private static ParticipantBehaviour flat() {
        Map<String, Integer> depths = new HashMap<>();
        return new ParticipantBehaviour() {
            @Override
            public void begins() {
                depths.clear();
            }

            @Override
            public ContextRef open(Optional<String> type, Optional<ContextRef> within) {
                int depth =
                        within.map(outer -> depths.getOrDefault(outer.id(), 1)).orElse(0) + 1;
                Optional<String> parent =
                        depth > DEEPEST ? within.flatMap(ContextRef::parent) : within.map(ContextRef::id);
                ContextRef opened = new ContextRef(newContextId(), type, parent);
                depths.put(opened.id(), Math.min(depth, DEEPEST));
                return opened;
            }
        };
    }
}
