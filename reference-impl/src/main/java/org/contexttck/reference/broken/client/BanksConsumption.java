package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Saves a consumption with nothing to consume for the next result. */
final class BanksConsumption extends CollapseEngine {

    private final List<ToolCall> saved = new ArrayList<>();

    BanksConsumption(boolean unscoped) {
        super(unscoped);
    }

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
}
