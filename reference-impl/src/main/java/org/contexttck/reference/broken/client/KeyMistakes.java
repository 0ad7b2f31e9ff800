package org.contexttck.reference.broken.client;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Results, calls and tools that are looked up by something that others have in common with them. */
final class KeyMistakes {

    static final ClientMistakes ALL = new ClientMistakes()
            .engine("FindsCallsByPrefix", unscoped -> new LastLike(unscoped, String::startsWith))
            .engine("FindsCallsWithoutCase", unscoped -> new LastLike(unscoped, String::equalsIgnoreCase))
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
