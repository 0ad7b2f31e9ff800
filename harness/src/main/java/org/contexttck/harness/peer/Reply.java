package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** What the fixture server does with a tool call. */
public sealed interface Reply {

    /** Answers with this result, {@code _meta} of any form included. */
    record Result(ObjectNode result) implements Reply {}

    /**
     * Answers with a result that no tree can hold, such as one with a repeated key.
     *
     * @param text the result object as JSON text on one line, sent as it is
     */
    record RawResult(String text) implements Reply {}

    /** Answers with a JSON-RPC error. */
    record RpcError(int code, String message) implements Reply {}

    /** Does not answer. */
    record Silence() implements Reply {}

    /** Answers, and delivers the very same answer a second time. */
    record Twice(ObjectNode result) implements Reply {}

    /**
     * Answers after other calls of the same turn have been answered; no clock.
     *
     * @param reply what then is answered
     * @param afterOthers how many others, at least 1
     */
    record Delayed(Reply reply, int afterOthers) implements Reply {

        public Delayed {
            if (afterOthers < 1 || reply instanceof Delayed) {
                throw new IllegalArgumentException("a delayed reply waits once, for at least one other call");
            }
        }
    }
}
