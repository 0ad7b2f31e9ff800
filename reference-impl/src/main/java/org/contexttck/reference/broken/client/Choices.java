package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Consumptions that collapse the wrong result, the wrong number of results, or none. */
final class Choices {

    static final ClientMistakes ALL = new ClientMistakes()
            .choice(
                    "AnyToolConsumes",
                    (engine, consumer, right) -> engine.isConsumer(consumer)
                            ? right
                            : firstPaired(engine, consumer).or(() -> right))
            // saves a consumption with nothing to consume for the next result
            .engine("BanksConsumption", unscoped -> new CollapseEngine(unscoped) {
                private final List<ToolCall> saved = new ArrayList<>();

                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    Optional<ToolCall> collapsed = super.consumed(consumer);
                    if (isConsumer(consumer) && collapsed.isEmpty()) {
                        saved.add(consumer);
                    }
                    return collapsed;
                }

                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    super.track(call, summary, result);
                    Optional<ToolCall> due = saved.stream()
                            .filter(consumer -> candidates(consumer).contains(call))
                            .findFirst();
                    due.ifPresent(consumer -> collapse(consumer, call));
                    due.ifPresent(saved::remove);
                }
            })
            .engine("CollapsesAllPending", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    List<ToolCall> all = isConsumer(consumer) ? candidates(consumer) : List.of();
                    all.forEach(call -> collapse(consumer, call));
                    return all.isEmpty() ? super.consumed(consumer) : Optional.of(all.get(0));
                }
            })
            // takes for the oldest what has arrived first
            .engine("CollapsesByArrival", unscoped -> new CollapseEngine(unscoped) {
                private final List<ToolCall> arrivals = new ArrayList<>();

                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    super.track(call, summary, result);
                    arrivals.add(call);
                }

                @Override
                protected Optional<ToolCall> choose(ToolCall consumer) {
                    List<ToolCall> candidates = candidates(consumer);
                    return isConsumer(consumer)
                            ? arrivals.stream().filter(candidates::contains).findFirst()
                            : super.choose(consumer);
                }
            })
            .choice(
                    "CollapsesNewest",
                    (engine, consumer, right) ->
                            engine.isConsumer(consumer) ? newest(engine.candidates(consumer)) : right)
            .engine("CollapsesUnscopedUnclaimed", unscoped -> new CollapseEngine(true))
            .choice("ExitsOnIdleConsumption", (engine, consumer, right) -> {
                if (engine.isConsumer(consumer) && right.isEmpty()) {
                    throw new IllegalArgumentException("there is nothing to collapse for " + consumer.tool());
                }
                return right;
            })
            .choice("FailsOnIdleConsumption", (engine, consumer, right) -> {
                if (engine.isConsumer(consumer) && right.isEmpty()) {
                    throw new IllegalStateException("there is nothing to collapse for " + consumer.tool());
                }
                return right;
            })
            .choice(
                    "IgnoresPairing",
                    (engine, consumer, right) -> engine.isConsumer(consumer) ? firstPaired(engine, consumer) : right)
            // remembers one tool for each consumer, the last announced
            .engine("LastToolOfConsumerWins", unscoped -> new CollapseEngine(unscoped) {
                private final Map<String, String> toolOf = new HashMap<>();

                @Override
                protected void register(ToolCall call, List<Marks.Hint> hints) {
                    super.register(call, hints);
                    hints.forEach(hint -> toolOf.put(hint.consumer(), hint.tool()));
                }

                @Override
                protected Optional<ToolCall> choose(ToolCall consumer) {
                    return isConsumer(consumer)
                            ? candidates(consumer).stream()
                                    .filter(call ->
                                            call.tool().equals(toolOf.getOrDefault(consumer.tool(), call.tool())))
                                    .findFirst()
                            : super.choose(consumer);
                }
            })
            .choice("NeverCollapses", (engine, consumer, right) -> Optional.empty())
            // collapses a result for each time that the pair was announced
            .engine("RepeatedHintCollapsesTwice", unscoped -> new CollapseEngine(unscoped) {
                private final List<Marks.Hint> announced = new ArrayList<>();

                @Override
                protected void register(ToolCall call, List<Marks.Hint> hints) {
                    super.register(call, hints);
                    announced.addAll(hints);
                }

                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    Optional<ToolCall> first = super.consumed(consumer);
                    long more = first.map(call -> new Marks.Hint(call.tool(), consumer.tool()))
                            .map(pair -> announced.stream().filter(pair::equals).count())
                            .orElse(0L);
                    for (long again = 1; again < more; again++) {
                        super.consumed(consumer);
                    }
                    return first;
                }
            })
            .engine("StopsCollapsingAfterFirst", unscoped -> new CollapseEngine(unscoped) {
                private boolean stopped;

                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    Optional<ToolCall> collapsed = stopped ? Optional.empty() : super.consumed(consumer);
                    stopped |= collapsed.isPresent();
                    return collapsed;
                }
            })
            .choice(
                    "UnscopedTakesNewest",
                    (engine, consumer, right) ->
                            engine.isConsumer(consumer) ? right : newest(engine.candidates(consumer)));

    private Choices() {}

    private static Optional<ToolCall> firstPaired(CollapseEngine engine, ToolCall consumer) {
        return engine.waiting().stream()
                .filter(call -> call.server().equals(consumer.server()) && engine.isPaired(call))
                .findFirst();
    }

    private static Optional<ToolCall> newest(List<ToolCall> calls) {
        return calls.stream().reduce((earlier, later) -> later);
    }
}
