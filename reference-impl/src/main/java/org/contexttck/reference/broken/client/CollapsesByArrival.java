package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Takes for the oldest what has arrived first. */
final class CollapsesByArrival extends CollapseEngine {

    private final List<ToolCall> arrivals = new ArrayList<>();

    CollapsesByArrival(boolean unscoped) {
        super(unscoped);
    }

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
}
