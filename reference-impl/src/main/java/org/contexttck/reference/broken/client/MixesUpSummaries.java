package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Keeps one summary for each turn, that of the last result. */
final class MixesUpSummaries extends CollapseEngine {

    private final Map<String, Integer> turnOf = new HashMap<>();
    private final Map<Integer, Optional<String>> summaryOf = new HashMap<>();
    private boolean calling;
    private int turn;

    MixesUpSummaries(boolean unscoped) {
        super(unscoped);
    }

    @Override
    public void called(ToolCall call) {
        super.called(call);
        turn += calling ? 0 : 1;
        calling = true;
    }

    @Override
    protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
        calling = false;
        return super.answered(call, marks, result);
    }

    @Override
    protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
        super.track(call, summary, result);
        turnOf.put(call.callId(), turn);
        summaryOf.put(turn, summary);
    }

    @Override
    public Optional<String> replacement(String callId) {
        Optional<String> own = super.replacement(callId);
        return own.isEmpty()
                ? own
                : summaryOf.getOrDefault(turnOf.get(callId), own).or(() -> own);
    }
}
