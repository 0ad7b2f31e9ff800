package org.contexttck.harness.peer.model;

import java.util.List;

/**
 * What the model says in one turn.
 *
 * @param id of the answer, without any service's prefix
 * @param text empty if it only calls tools
 * @param calls under the names that the host offered
 */
record ModelTurn(String id, String text, List<PromptCall> calls) {

    ModelTurn {
        calls = List.copyOf(calls);
    }

    boolean callsTools() {
        return !calls.isEmpty();
    }

    /** A rough count, as good as a client can check it. */
    static int tokens(String text) {
        return Math.max(1, text.length() / 4);
    }

    int tokens() {
        return tokens(text)
                + calls.stream()
                        .mapToInt(it -> 10 + tokens(it.arguments().toString()))
                        .sum();
    }
}
