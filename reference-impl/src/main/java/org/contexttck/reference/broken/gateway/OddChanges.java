package org.contexttck.reference.broken.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.Member;

/** Mistakes about few of the envelopes: those of some kinds, those that answer or are addressed, those that are large. */
final class OddChanges {

    private static final int LARGE = 500_000;
    private static final int DEEP = 50;

    static final GatewayMistakes ALL = new GatewayMistakes()
            .relayed("AddsContextToAnswers", envelope -> {
                if (!envelope.has("context") && envelope.has("correlation_id")) {
                    envelope.putObject("context").set("id", envelope.get("correlation_id"));
                }
            })
            .relayed(
                    "DropsContextOfAddressed",
                    without("context", envelope -> envelope.path("to").isArray()))
            .relayed("DropsContextOfAnswers", without("context", envelope -> envelope.has("correlation_id")))
            .relayed("DropsContextOfMcpKinds", without("context", OddChanges::isMcp))
            .relayed("DropsContextOfConclusions", without("context", envelope -> is(envelope, "conclusion")))
            .relayedContext("DropsEmptyTypes", context -> {
                if (context.path("type").asText("-").isEmpty()) {
                    context.remove("type");
                }
            })
            .relayedContext("DropsParentsThatAreThemselves", context -> {
                if (context.path("id").equals(context.path("parent"))) {
                    context.remove("parent");
                }
            })
            .relayedContext("DropsUnknownContextMembers", context -> context.retain("id", "type", "parent", "metadata"))
            .relayedContext("DropsLargeMetadata", context -> {
                if (context.toString().length() > LARGE) {
                    context.remove("metadata");
                }
            })
            .relayedContext("DropsDeepMetadata", context -> {
                if (depth(context) > DEEP) {
                    context.remove("metadata");
                }
            })
            .relayedContext(
                    "CutsLongMetadata",
                    context -> context.path("metadata").properties().forEach(member -> {
                        String text = member.getValue().asText();
                        if (text.length() > 1_024) {
                            member.setValue(context.textNode(text.substring(0, 1_024)));
                        }
                    }))
            .relayedContext(
                    "CutsLongListsOfMetadata",
                    context -> context.path("metadata").properties().forEach(member -> {
                        while (member.getValue() instanceof ArrayNode list && list.size() > 100) {
                            list.remove(list.size() - 1);
                        }
                    }))
            .relayedContext("DecodesIds", id(id -> id.replace("%20", " ").replace("%2F", "/")))
            .relayedContext("DropsManyMembersOfMetadata", context -> {
                if (context.get("metadata") instanceof ObjectNode metadata && metadata.size() > 16) {
                    context.set("metadata", metadata.objectNode());
                }
            })
            .relayedContext("LowersNamesOfMetadata", context -> {
                if (context.get("metadata") instanceof ObjectNode metadata) {
                    ObjectNode lower = metadata.objectNode();
                    metadata.properties()
                            .forEach(one -> lower.set(one.getKey().toLowerCase(Locale.ROOT), one.getValue()));
                    context.set("metadata", lower);
                }
            })
            .relayedContext("MasksPasswordsInMetadata", context -> {
                if (context.get("metadata") instanceof ObjectNode metadata && metadata.has("password")) {
                    metadata.put("password", "***");
                }
            })
            .relayedContext("MasksSecretsInMetadata", context -> {
                if (context.get("metadata") instanceof ObjectNode metadata && metadata.has("token")) {
                    metadata.put("token", "***");
                }
            })
            .relayedContext("ReadsIdsOfDigits", context -> {
                if (context.path("id").asText().matches("[0-9]{1,9}")) {
                    context.put("id", context.path("id").asInt());
                }
            })
            .relayedContext("TrimsSlashesOfIds", id(id -> id.replaceAll("^/|/$", "")))
            .relayed("DropsCorrelationOfPlainMessages", without("correlation_id", envelope -> !envelope.has("context")))
            .relayed("EmptiesResponses", envelope -> {
                if (is(envelope, "mcp/response:tools/call")) {
                    ((ObjectNode) envelope.path("payload")).putObject("result");
                }
            })
            .relayed("RewritesConclusions", envelope -> {
                if (is(envelope, "conclusion")) {
                    envelope.put("kind", "reflection");
                }
            })
            .behaviour("RenewsRepeatedIds", OddChanges::renewing)
            .behaviour(
                    "DeliversAnswersTwice",
                    () -> twice(envelope -> envelope.correlationId().isPresent()))
            .behaviour(
                    "DeliversMcpKindsTwice",
                    () -> twice(envelope -> envelope.kind().startsWith("mcp/")))
            .behaviour("HoldsChatBack", () -> new GatewayBehaviour() {
                @Override
                public Duration delay(Envelope envelope) {
                    return envelope.kind().equals("chat") ? Duration.ofMillis(150) : Duration.ZERO;
                }
            });

    private OddChanges() {}

    private static Consumer<ObjectNode> without(String member, Predicate<ObjectNode> when) {
        return envelope -> {
            if (when.test(envelope)) {
                envelope.remove(member);
            }
        };
    }

    private static Consumer<ObjectNode> id(UnaryOperator<String> change) {
        return context -> {
            if (context.path("id").isTextual()) {
                context.put("id", change.apply(context.path("id").asText()));
            }
        };
    }

    private static boolean isMcp(ObjectNode envelope) {
        return envelope.path("kind").asText().startsWith("mcp/");
    }

    private static boolean is(ObjectNode envelope, String kind) {
        return envelope.path("kind").asText().equals(kind);
    }

    /** Levels of the metadata that the kit nests. */
    private static int depth(ObjectNode context) {
        int levels = 0;
        for (JsonNode at = context.path("metadata"); at.has("d"); at = at.get("d")) {
            levels++;
        }
        return levels;
    }

    /** Gives a message another id if that of its sender was there before. */
    private static GatewayBehaviour renewing() {
        Set<String> seen = ConcurrentHashMap.newKeySet();
        return new GatewayBehaviour() {
            @Override
            public String relayed(String text, Member sender) {
                return Rewriter.rewrite(text, envelope -> {
                    String id = envelope.path("id").asText("");
                    if (!id.isEmpty() && !seen.add(id)) {
                        envelope.put("id", id + "-again");
                    }
                });
            }
        };
    }

    private static GatewayBehaviour twice(Predicate<Envelope> which) {
        return new GatewayBehaviour() {
            @Override
            public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
                return which.test(envelope)
                        ? Stream.concat(others.stream(), others.stream()).toList()
                        : others;
            }
        };
    }
}
