package org.contexttck.reference.broken.client;

import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Consumptions that collapse the wrong result, the wrong number of results, or none. */
final class Choices {

    static final ClientMistakes ALL = new ClientMistakes()
            .choice(
                    "AnyToolConsumes",
                    (engine, consumer, right) -> engine.isConsumer(consumer)
                            ? right
                            : firstPaired(engine, consumer).or(() -> right))
            .engine("BanksConsumption", BanksConsumption::new)
            .engine("CollapsesAllPending", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    List<ToolCall> all = isConsumer(consumer) ? candidates(consumer) : List.of();
                    all.forEach(call -> collapse(consumer, call));
                    return all.isEmpty() ? super.consumed(consumer) : Optional.of(all.get(0));
                }
            })
            .engine("CollapsesByArrival", CollapsesByArrival::new)
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
            .engine("LastToolOfConsumerWins", LastToolOfConsumerWins::new)
            .choice("NeverCollapses", (engine, consumer, right) -> Optional.empty())
            .engine("RepeatedHintCollapsesTwice", RepeatedHintCollapsesTwice::new)
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
