package org.contexttck.harness.monitor.prompt;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Which tools are paired with which consumers, as far as a client has to know it, and as far as one may believe it (R4, R10). */
final class HintedPairs {

    private static final String WORKFLOW_TOOL = "get_workflow_step";

    private final Set<Known> exact = new HashSet<>();
    private final Set<ResultMarks.HintedPair> possible = new HashSet<>();

    HintedPairs() {}

    /** The same, which stay so. */
    HintedPairs(HintedPairs other) {
        exact.addAll(other.exact);
        possible.addAll(other.possible);
    }

    private record Known(String server, String tool, String consumer) {}

    /** A result has come that may hold hints. @param taken whether the client has surely taken it, in this conversation */
    void add(ToolAnswer answer, boolean taken) {
        for (ResultMarks.HintedPair hint : answer.marks().hints()) {
            possible.add(new ResultMarks.HintedPair(hint.tool(), hint.consumer(), false));
            if (taken && hint.exact() && answer.tool().equals(WORKFLOW_TOOL)) {
                exact.add(new Known(answer.server(), hint.tool(), hint.consumer()));
            }
        }
    }

    /** The consumers of a tool that every client has to know. */
    Set<String> consumers(String server, String tool) {
        return exact.stream()
                .filter(one -> one.server().equals(server) && one.tool().equals(tool))
                .map(Known::consumer)
                .collect(Collectors.toSet());
    }

    /** Whether any client may believe that this is a consumer of that tool. */
    boolean mayPair(String tool, String consumer) {
        return possible.contains(new ResultMarks.HintedPair(tool, consumer, false));
    }

    boolean mayBePaired(String tool) {
        return possible.stream().anyMatch(one -> one.tool().equals(tool));
    }

    boolean mayConsume(String consumer) {
        return possible.stream().anyMatch(one -> one.consumer().equals(consumer));
    }
}
