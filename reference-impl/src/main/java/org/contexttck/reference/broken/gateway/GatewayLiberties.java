package org.contexttck.reference.broken.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.gateway.Code;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.Member;

/** What the source leaves to gateways, each taken another way than by the reference. */
public final class GatewayLiberties {

    private static final int MOST_NESTED = 16;
    private static final int MOST_LEVELS = 64;
    private static final int MOST_CHARACTERS = 512 << 10;
    private static final long SLOW_MILLIS = 300;
    private static final Duration DELAY = Duration.ofMillis(50);

    /** All there are. */
    public static final Mistakes<GatewayBehaviour> ALL = new GatewayMistakes()
            .relayed("AddsReceivedAt", envelope -> {
                envelope.put("received_at", "2025-08-31T12:00:00.000Z");
                envelope.putObject("x-trace").put("hop", 1);
            })
            .behaviour("AdmitsSlowly", () -> new GatewayBehaviour() {
                @Override
                public boolean admitsParticipants() {
                    pause();
                    return true;
                }
            })
            .behaviour("CorrectsSenders", () -> new GatewayBehaviour() {
                @Override
                public boolean overlooks(String fault) {
                    return fault.equals(Code.FORGED_FROM);
                }

                @Override
                public String relayed(String text, Member sender) {
                    return Rewriter.rewrite(text, envelope -> envelope.put("from", sender.id()));
                }
            })
            .behaviour("DelaysContexts", () -> new GatewayBehaviour() {
                @Override
                public Duration delay(Envelope envelope) {
                    return envelope.context().isPresent() ? DELAY : Duration.ZERO;
                }
            })
            .behaviour("DeliversAddressedToAll", () -> new GatewayBehaviour() {
                @Override
                public boolean heedsAddressees() {
                    return false;
                }
            })
            .relayed("DropsContextsOfNull", envelope -> {
                if (envelope.path("context").isNull()) {
                    envelope.remove("context");
                }
            })
            .behaviour("EchoesToSender", () -> new GatewayBehaviour() {
                @Override
                public boolean echoes() {
                    return true;
                }
            })
            .relayed(
                    "GivesIdsOfItsOwn",
                    envelope -> envelope.put("id", UUID.randomUUID().toString()))
            .overlooks("PassesBadContextsOn", Code.BAD_CONTEXT)
            .behaviour("PassesOneOfTwoOn", () -> new GatewayBehaviour() {
                @Override
                public boolean overlooks(String fault) {
                    return fault.equals(Code.DUPLICATE_KEY);
                }

                @Override
                public String relayed(String text, Member sender) {
                    return Rewriter.rewrite(text, envelope -> {});
                }
            })
            .refuses(
                    "RefusesDeepContexts",
                    "nested_too_deep",
                    "no more than " + MOST_NESTED + " contexts inside each other",
                    GatewayLiberties::nested)
            .refuses(
                    "RefusesDeepMessages",
                    "levels",
                    "no more than " + MOST_LEVELS + " levels of JSON",
                    () -> (envelope, sender) -> envelope.depth() > MOST_LEVELS)
            .refuses(
                    "RefusesEmptyTexts",
                    "empty",
                    "there is nothing to say",
                    () -> (envelope, sender) -> envelope.text().contains("\"text\":\"\""))
            .refuses(
                    "RefusesLargeMessages",
                    "size",
                    "no more than " + MOST_CHARACTERS + " characters",
                    () -> (envelope, sender) -> envelope.text().length() > MOST_CHARACTERS)
            .refuses(
                    "RefusesOddPayloads",
                    "payload",
                    "a payload is an object here",
                    () -> (envelope, sender) -> !payload(envelope).isObject())
            .refuses(
                    "WantsMethodInRequests",
                    "method",
                    "an mcp/request has a method in its payload",
                    () -> (envelope, sender) -> envelope.kind().startsWith("mcp/request")
                            && !payload(envelope).has("method"))
            .refuses(
                    "WantsTextInChat",
                    "chat",
                    "a chat has a text in its payload",
                    () -> (envelope, sender) -> envelope.kind().equals("chat")
                            && payload(envelope).path("text").asText("").isBlank())
            .relayed("WritesEnvelopesAnew", envelope -> {
                Map<String, JsonNode> sorted = new TreeMap<>();
                envelope.properties().forEach(member -> sorted.put(member.getKey(), member.getValue()));
                envelope.removeAll();
                envelope.setAll(sorted);
            });

    private GatewayLiberties() {}

    private static JsonNode payload(Envelope envelope) {
        ObjectNode[] read = new ObjectNode[1];
        Rewriter.rewrite(envelope.text(), json -> read[0] = json);
        return read[0].path("payload");
    }

    private static BiPredicate<Envelope, Member> nested() {
        Map<String, Integer> levels = new ConcurrentHashMap<>();
        return (envelope, sender) -> envelope.context()
                .filter(context -> {
                    int level = context.parent()
                            .map(parent -> levels.getOrDefault(parent, 1) + 1)
                            .orElse(1);
                    levels.put(context.id(), Math.min(level, MOST_NESTED));
                    return level > MOST_NESTED;
                })
                .isPresent();
    }

    private static void pause() {
        try {
            Thread.sleep(SLOW_MILLIS);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
