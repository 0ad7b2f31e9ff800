package org.contexttck.reference.broken.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.contexttck.reference.gateway.ContextHead;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.Member;

/** Mistakes about a message that come of the messages before it, or of who was there when. */
final class RoomMemories {

    static final GatewayMistakes ALL = new GatewayMistakes()
            .behaviour("LateJoinersMissOpenContexts", RoomMemories::whoWasThere)
            .behaviour("ContextEndsWithItsCreator", RoomMemories::whileItsCreatorIsThere)
            .behaviour("AnswersGoToWhoAsked", RoomMemories::whoAsked)
            .behaviour("AddressedOnceAddressedAlways", RoomMemories::firstAddressees)
            .behaviour("FullContextsLoseMessages", RoomMemories::few)
            .behaviour("ForgetsRepetitions", RoomMemories::notAgain)
            .relayed("FillsTypesOfAnswersIn", () -> first("type", false, "correlation_id"))
            .relayed("FirstParentOfAddressedStays", () -> first("parent", true, "to"))
            .relayed("MergesMetadataOfTypes", RoomMemories::merging)
            .relayed("UnwrapsListsOfOne", envelope -> unwrap(envelope.path("payload")))
            .relayed("WritesUuidsAnew", RoomMemories::withUuidsAnew);

    private static final Pattern UUID = Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

    private static final int MOST_MESSAGES = 100;

    private RoomMemories() {}

    /** Says who gets a message in a context. */
    private interface Receivers {

        List<Member> of(Envelope envelope, String context, Member sender, List<Member> others);
    }

    /** @param receivers of the messages in a context, each named as no other room names it */
    private static GatewayBehaviour inContexts(Receivers receivers) {
        return new GatewayBehaviour() {
            @Override
            public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
                return envelope.context()
                        .map(ContextHead::id)
                        .map(id -> receivers.of(envelope, sender.room() + " " + id, sender, others))
                        .orElse(others);
            }
        };
    }

    /** A context belongs to those who were in the room when it was first used. */
    private static GatewayBehaviour whoWasThere() {
        Map<String, Set<Member>> there = new ConcurrentHashMap<>();
        return inContexts((envelope, context, sender, others) -> {
            there.computeIfAbsent(context, first -> ConcurrentHashMap.newKeySet())
                    .add(sender);
            if (there.get(context).size() == 1) {
                there.get(context).addAll(others);
            }
            return others.stream().filter(there.get(context)::contains).toList();
        });
    }

    /** A context is over when whoever used it first has left. */
    private static GatewayBehaviour whileItsCreatorIsThere() {
        Map<String, Member> creators = new ConcurrentHashMap<>();
        return inContexts((envelope, context, sender, others) -> {
            Member creator = creators.computeIfAbsent(context, first -> sender);
            return creator == sender
                            || others.contains(creator)
                            || !envelope.to().isEmpty()
                    ? others
                    : List.of();
        });
    }

    /** What refers to a message goes to its sender alone. */
    private static GatewayBehaviour whoAsked() {
        Map<String, Member> senders = new ConcurrentHashMap<>();
        return inContexts((envelope, context, sender, others) -> {
            envelope.id().ifPresent(id -> senders.put(sender.room() + " " + id, sender));
            Member asked = envelope.correlationId()
                    .map(id -> senders.get(sender.room() + " " + id))
                    .orElse(sender);
            return asked == sender || !others.contains(asked) ? others : List.of(asked);
        });
    }

    /** Who was addressed in a context first is addressed by all that its sender says in it. */
    private static GatewayBehaviour firstAddressees() {
        Map<String, List<String>> addressed = new ConcurrentHashMap<>();
        return inContexts((envelope, context, sender, others) -> {
            List<String> to = addressed.computeIfAbsent(context + " " + sender.id(), first -> envelope.to());
            return to.isEmpty()
                    ? others
                    : others.stream().filter(one -> to.contains(one.id())).toList();
        });
    }

    /** A context holds so many messages and loses what comes then. */
    private static GatewayBehaviour few() {
        Map<String, Integer> counts = new ConcurrentHashMap<>();
        return inContexts((envelope, context, sender, others) ->
                counts.merge(context, 1, Integer::sum) > MOST_MESSAGES ? List.of() : others);
    }

    /** What is in one context with the same payload and of the same kind as the message before it is not sent again. */
    private static GatewayBehaviour notAgain() {
        Map<String, String> last = new ConcurrentHashMap<>();
        return inContexts((envelope, context, sender, others) -> {
            String text = envelope.kind() + payload(envelope);
            return text.equals(last.put(context + " " + sender.id(), text)) ? List.of() : others;
        });
    }

    private static String payload(Envelope envelope) {
        StringBuilder payload = new StringBuilder();
        Rewriter.rewrite(envelope.text(), json -> payload.append(json.path("payload")));
        return payload.toString();
    }

    /** A member of a context keeps, for each sender, the value it had first. @param over whether in place of another, or of none @param when the envelope has this member */
    private static Consumer<ObjectNode> first(String member, boolean over, String when) {
        Map<String, JsonNode> values = new ConcurrentHashMap<>();
        return envelope -> {
            if (envelope.get("context") instanceof ObjectNode context) {
                JsonNode value = context.path(member);
                String key = key(envelope, context);
                if (value.isTextual()) {
                    values.putIfAbsent(key, value);
                }
                if (values.containsKey(key) && value.isTextual() == over && envelope.has(when)) {
                    context.set(member, values.get(key));
                }
            }
        };
    }

    /** Metadata keeps what earlier messages of the same sender in the same context had. */
    private static Consumer<ObjectNode> merging() {
        Map<String, ObjectNode> known = new ConcurrentHashMap<>();
        return envelope -> {
            if (envelope.path("context").has("type")
                    && envelope.path("context").path("metadata") instanceof ObjectNode metadata) {
                String key = key(envelope, (ObjectNode) envelope.get("context"));
                ObjectNode all = known.computeIfAbsent(key, first -> metadata.objectNode());
                boolean grows = all.properties().stream().anyMatch(one -> metadata.has(one.getKey()));
                all.setAll(metadata);
                if (grows) {
                    metadata.setAll(all);
                }
            }
        };
    }

    private static String key(ObjectNode envelope, ObjectNode context) {
        return envelope.path("from").asText() + " " + context.path("id").asText();
    }

    /** An id that is a UUID is read into one, and written in small letters. */
    private static void withUuidsAnew(ObjectNode envelope) {
        String id = envelope.path("context").path("id").asText();
        if (UUID.matcher(id).matches()) {
            envelope.withObject("/context").put("id", id.toLowerCase(Locale.ROOT));
        }
    }

    /** Lists of one are that one, where they are members of members. */
    private static void unwrap(JsonNode payload) {
        payload.properties().forEach(member -> {
            if (member.getValue() instanceof ArrayNode list
                    && list.size() == 1
                    && list.get(0).isTextual()) {
                member.setValue(list.get(0));
            }
        });
    }
}
