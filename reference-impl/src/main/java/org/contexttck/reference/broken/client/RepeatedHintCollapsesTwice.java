package org.contexttck.reference.broken.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Collapses a result for each time that the pair was announced. */
final class RepeatedHintCollapsesTwice extends CollapseEngine {

    private final List<Marks.Hint> announced = new ArrayList<>();

    RepeatedHintCollapsesTwice(boolean unscoped) {
        super(unscoped);
    }

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
}
