package org.contexttck.harness.steps.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ToolCall;

/** Calls, and what each of them brings when nothing else is under way. */
final class CallsAlone {

    private static final List<String> PARTS = List.of("content", "structuredContent");

    private final Connection connection;
    private final List<ReadingCall> calls = new ArrayList<>();
    private final List<ObjectNode> results = new ArrayList<>();

    CallsAlone(Connection connection) {
        this.connection = connection;
    }

    /** Makes a call; what fails alone is not tried with others. */
    void make(ReadingCall call) throws InterruptedException {
        Optional<ObjectNode> result = result(call);
        if (result.isPresent()) {
            calls.add(call);
            results.add(result.get());
        }
    }

    private Optional<ObjectNode> result(ReadingCall call) throws InterruptedException {
        ToolCall made = connection.call(call.tool(), "alone", call.arguments());
        return made.succeeded() ? made.result() : Optional.empty();
    }

    List<ReadingCall> calls() {
        return List.copyOf(calls);
    }

    /** Whether there are two results that could be taken for each other. */
    boolean differ() {
        return new HashSet<>(results).size() > 1;
    }

    /**
     * The call whose result was brought for another one, in whole or in a part; empty if there is none. What a call brings by
     * now when it is made alone is its own.
     */
    Optional<ReadingCall> taken(ReadingCall asked, JsonNode brought) throws InterruptedException {
        ObjectNode own = results.get(calls.indexOf(asked));
        for (String part : PARTS) {
            Predicate<JsonNode> same =
                    other -> brought.has(part) && brought.get(part).equals(other.path(part));
            Optional<ReadingCall> taken = calls.stream()
                    .filter(call -> same.test(results.get(calls.indexOf(call))))
                    .findFirst();
            if (!same.test(own)
                    && taken.isPresent()
                    && result(asked).filter(same).isEmpty()) {
                return taken;
            }
        }
        return Optional.empty();
    }
}
