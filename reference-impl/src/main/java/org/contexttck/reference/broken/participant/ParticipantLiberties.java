package org.contexttck.reference.broken.participant;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.participant.GroupingLimits;
import org.contexttck.reference.participant.ParticipantBehaviour;

/** What the source leaves to participants, each taken another way than by the reference. */
public final class ParticipantLiberties {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int FEW = 5;

    /** All there are. */
    public static final Mistakes<ParticipantBehaviour> ALL = new ParticipantMistakes()
            .sent("AddressesAnEmptyList", envelope -> envelope.putArray("to"))
            .sent("AddsMembersOfItsOwn", envelope -> {
                envelope.put("x-client", "1.0");
                if (envelope.get("context") instanceof ObjectNode context) {
                    context.put("x-depth", 1);
                }
            })
            .sent("DescribesItsContexts", envelope -> {
                if (envelope.get("context") instanceof ObjectNode context) {
                    context.putObject("metadata").put("started_at", "2025-08-31");
                }
            })
            .sent("DescribesContextsOnce", () -> {
                Set<String> described = new HashSet<>();
                return envelope -> {
                    if (envelope.get("context") instanceof ObjectNode context
                            && !described.add(context.path("id").asText())) {
                        context.retain("id");
                    }
                };
            })
            .behaviour("GroupsFewLevels", () -> new ParticipantBehaviour() {
                @Override
                public GroupingLimits limits(GroupingLimits usual) {
                    return new GroupingLimits(FEW, usual.contexts(), usual.idle());
                }
            })
            .ids("NamesContextsByTime", () -> ParticipantLiberties::timeOrdered)
            .ids("NamesContextsInBase64", () -> ParticipantLiberties::randomId)
            .sent(
                    "TellsTimeOfItsZone",
                    envelope -> envelope.put(
                            "ts", Instant.now().atOffset(ZoneOffset.ofHours(5)).toString()))
            .sent("WritesNoContextAsNull", envelope -> {
                if (!envelope.has("context")) {
                    envelope.putNull("context");
                }
            });

    private ParticipantLiberties() {}

    /** A UUID of version 7: milliseconds, and 74 bits of chance. */
    private static String timeOrdered() {
        long high = System.currentTimeMillis() << 16 | 0x7000 | RANDOM.nextInt(1 << 12);
        return new UUID(high, RANDOM.nextLong() & Long.MAX_VALUE >>> 1 | Long.MIN_VALUE).toString();
    }

    private static String randomId() {
        byte[] bytes = new byte[18];
        RANDOM.nextBytes(bytes);
        return "ctx_" + Base64.getUrlEncoder().encodeToString(bytes);
    }
}
