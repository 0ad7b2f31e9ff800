package org.contexttck.harness.explore.client;

import org.contexttck.harness.monitor.prompt.ResultMarks;
import org.contexttck.harness.peer.fixture.ScriptedCall;

/**
 * A call that the model has made in a conversation.
 *
 * @param name in the steps of the conversation, such as {@code r3}
 * @param body what came back
 * @param marks what that says about the context
 * @param turn the number of the model's turn in which it was made
 */
record SentCall(String name, PlannedCall planned, ScriptedCall scripted, Body body, ResultMarks marks, int turn) {

    String callId() {
        return scripted.callId();
    }

    String tool() {
        return planned.plainTool();
    }

    String server() {
        return planned.server();
    }

    /** Tool and name, such as {@code search_records r3}. */
    String line() {
        return planned.tool() + " " + name;
    }

    /** Whether it failed, which a client may tell the model in words of its own. */
    boolean failed() {
        return planned.result().end() != ResultForm.End.RESULT || marks.failed();
    }

    /** Whether it says anything about the context that a client has to act on. */
    boolean bears() {
        return marks.marked() || marks.consumed() || !marks.hints().isEmpty();
    }
}
