package org.contexttck.reference.broken.client;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Remembers one tool for each consumer, the last announced. */
final class LastToolOfConsumerWins extends CollapseEngine {

    private final Map<String, String> toolOf = new HashMap<>();

    LastToolOfConsumerWins(boolean unscoped) {
        super(unscoped);
    }

    @Override
    protected void register(ToolCall call, List<Marks.Hint> hints) {
        super.register(call, hints);
        hints.forEach(hint -> toolOf.put(hint.consumer(), hint.tool()));
    }

    @Override
    protected Optional<ToolCall> choose(ToolCall consumer) {
        return isConsumer(consumer)
                ? candidates(consumer).stream()
                        .filter(call -> call.tool().equals(toolOf.getOrDefault(consumer.tool(), call.tool())))
                        .findFirst()
                : super.choose(consumer);
    }
}
