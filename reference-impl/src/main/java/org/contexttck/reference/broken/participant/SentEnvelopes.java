package org.contexttck.reference.broken.participant;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Envelopes that lack something, or say something else than they should. */
final class SentEnvelopes {

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .sent("AddressesNobody", envelope -> envelope.putArray("to").add("ghost"))
            .sent("AddressesNestedMessages", envelope -> {
                if (isNested(envelope)) {
                    envelope.putArray("to").add("ghost");
                }
            })
            .sent("ConcludesWithoutId", envelope -> {
                if (envelope.path("kind").asText().equals("conclusion")) {
                    envelope.remove("id");
                }
            })
            .sent("CountsMessageIds", () -> {
                AtomicLong last = new AtomicLong();
                return envelope -> envelope.put("id", "msg-" + last.incrementAndGet());
            })
            .sent("DropsTypes", envelope -> {
                if (envelope.get("context") instanceof ObjectNode context) {
                    context.remove("type");
                }
            })
            .sent("DropsTypesOfNested", envelope -> {
                if (isNested(envelope)) {
                    envelope.withObject("/context").remove("type");
                }
            })
            .sent("EmptiesPayloads", envelope -> envelope.putNull("payload"))
            .sent("LeavesIdOut", envelope -> envelope.remove("id"))
            .sent("LeavesProtocolOut", envelope -> envelope.remove("protocol"))
            .sent("LeavesSenderOut", envelope -> envelope.remove("from"))
            .sent("ListsMetadata", envelope -> {
                if (envelope.get("context") instanceof ObjectNode context) {
                    context.putArray("metadata");
                }
            })
            .sent("LeavesTimeOut", envelope -> envelope.remove("ts"))
            .sent("MessageIdsOfTheClock", envelope -> envelope.put("id", "msg-" + System.currentTimeMillis() / 1000))
            .sent("NewIdForNestedConclusions", envelope -> {
                if (isNested(envelope) && envelope.path("kind").asText().equals("conclusion")) {
                    envelope.withObject("/context").put("id", UUID.randomUUID().toString());
                }
            })
            .sent("PutsContextsInsideTheLastOne", () -> {
                AtomicReference<String> last = new AtomicReference<>("");
                return envelope -> {
                    if (envelope.get("context") instanceof ObjectNode context) {
                        String before = last.getAndSet(context.path("id").asText());
                        if (!context.has("parent")
                                && !before.isEmpty()
                                && !before.equals(context.path("id").asText())) {
                            context.put("parent", before);
                        }
                    }
                };
            })
            .sent("SaysAnotherKind", envelope -> envelope.put("kind", "chat"))
            .sent("SignsAsAnother", envelope -> envelope.put("from", "somebody-else"))
            .sent("SignsPlansAsAnother", envelope -> {
                if (envelope.path("context").path("type").asText().equals("planning")) {
                    envelope.put("from", "planner");
                }
            })
            .sent("TellsTimeInWords", envelope -> envelope.put("ts", "yesterday"))
            .sent("WritesNoParentAsEmpty", envelope -> {
                if (envelope.get("context") instanceof ObjectNode context && !isNested(envelope)) {
                    context.put("parent", "");
                }
            })
            .sent("WritesNoTypeAsNull", envelope -> {
                if (envelope.get("context") instanceof ObjectNode context && isNested(envelope)) {
                    context.putNull("type");
                }
            });

    private SentEnvelopes() {}

    private static boolean isNested(ObjectNode envelope) {
        return envelope.path("context").has("parent");
    }
}
