package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ModelCall;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.ToolCall;

/** Results, calls and tools that are looked up by something that others have in common with them. */
final class KeyMistakes {

    static final ClientMistakes ALL = new ClientMistakes()
            .engine("DropsEqualSummaries", unscoped -> new CollapseEngine(unscoped) {
                private final Set<Optional<String>> known = new HashSet<>();

                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    if (summary.isEmpty() || known.add(summary)) {
                        super.track(call, summary, result);
                    }
                }
            })
            .engine("FindsCallsByPrefix", unscoped -> new LastLike(unscoped, String::startsWith))
            .engine("FindsCallsWithoutCase", unscoped -> new LastLike(unscoped, String::equalsIgnoreCase))
            .conversation("FindsMessagesByIdInText", engine -> new Conversation(engine) {
                private final Map<String, JsonNode> given = new LinkedHashMap<>();

                @Override
                public void arrived(String callId, JsonNode result) {
                    given.put(callId, result);
                    super.arrived(callId, result);
                }

                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    Optional<String> pointed = given.keySet().stream()
                            .filter(id -> engine().callState(id) == CallState.COLLAPSED)
                            .filter(id -> result.toString().contains(id))
                            .flatMap(id -> engine().replacement(id).stream())
                            .findFirst();
                    return super.toolMessage(callId, result)
                            .map(message -> pointed.map(text -> message.withParts(List.of(Part.text(text))))
                                    .orElse(message));
                }
            })
            .choice(
                    "OldestByNumber",
                    (engine, consumer, right) ->
                            engine.candidates(consumer).stream().min(Comparator.comparingLong(KeyMistakes::number)))
            .engine("PairsWithoutCase", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void register(ToolCall call, List<Marks.Hint> hints) {
                    super.register(
                            call,
                            hints.stream()
                                    .map(hint -> new Marks.Hint(lower(hint.tool()), lower(hint.consumer())))
                                    .toList());
                }
            })
            .conversation("SharesSummariesOfEqualCalls", engine -> new Conversation(engine) {
                private final Map<String, String> keys = new HashMap<>();
                private final Map<String, String> first = new HashMap<>();

                @Override
                public void calls(String text, List<ModelCall> calls) {
                    super.calls(text, calls);
                    calls.forEach(call -> {
                        String key = call.name() + call.arguments();
                        keys.put(call.call().callId(), key);
                        first.putIfAbsent(key, call.call().callId());
                    });
                }

                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    Optional<String> shared = engine().replacement(first.getOrDefault(keys.get(callId), callId));
                    return super.toolMessage(callId, result)
                            .map(message -> shared.map(text -> message.withParts(List.of(Part.text(text))))
                                    .orElse(message));
                }
            })
            .conversation("SharesSummariesOfEqualContent", engine -> new Conversation(engine) {
                private final Map<String, JsonNode> given = new LinkedHashMap<>();

                @Override
                public void arrived(String callId, JsonNode result) {
                    given.put(callId, result.path("content"));
                    super.arrived(callId, result);
                }

                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    Optional<String> shared = given.entrySet().stream()
                            .filter(one -> one.getValue().equals(result.path("content")))
                            .flatMap(one -> engine().replacement(one.getKey()).stream())
                            .findFirst();
                    return super.toolMessage(callId, result)
                            .map(message -> shared.map(text -> message.withParts(List.of(Part.text(text))))
                                    .orElse(message));
                }
            });

    private KeyMistakes() {}

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** As a map does that keeps whole numbers in their order, and before all else. */
    private static long number(ToolCall call) {
        return call.callId().matches("[0-9]{1,15}") ? Long.parseLong(call.callId()) : Long.MAX_VALUE;
    }

    /** Collapses the last call whose id is like that of the chosen one. */
    private static final class LastLike extends CollapseEngine {

        private final BiPredicate<String, String> like;

        LastLike(boolean unscoped, BiPredicate<String, String> like) {
            super(unscoped);
            this.like = like;
        }

        @Override
        protected void collapse(ToolCall consumer, ToolCall waiting) {
            ToolCall last = calls().stream()
                    .filter(call -> like.test(call.callId(), waiting.callId())
                            && callState(call.callId()) != CallState.IN_FLIGHT)
                    .reduce((one, other) -> other)
                    .orElse(waiting);
            super.collapse(consumer, last);
        }
    }
}
