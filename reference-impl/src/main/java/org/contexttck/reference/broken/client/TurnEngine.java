package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Failure;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** An engine that knows which calls the model has made at once. */
class TurnEngine extends CollapseEngine {

    private final List<ToolCall> turn = new ArrayList<>();
    private boolean calling;

    TurnEngine(boolean unscoped) {
        super(unscoped);
    }

    @Override
    public void called(ToolCall call) {
        super.called(call);
        if (!calling) {
            turn.clear();
            begins();
        }
        calling = true;
        turn.add(call);
    }

    @Override
    protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
        calling = false;
        return super.answered(call, marks, result);
    }

    @Override
    protected Optional<ToolCall> unanswered(ToolCall call, Failure how) {
        calling = false;
        return super.unanswered(call, how);
    }

    /** The model makes the first call of a turn. */
    void begins() {}

    /** The calls of this turn. */
    final List<ToolCall> turn() {
        return List.copyOf(turn);
    }
}
