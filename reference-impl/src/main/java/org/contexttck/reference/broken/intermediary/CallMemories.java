package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contexttck.reference.intermediary.MessageTap;

/** Answers that go by other calls than their own, and calls that are made more than once. */
final class CallMemories {

    private static final int MOST = 3;

    static final IntermediaryMistakes ALL = new IntermediaryMistakes()
            // gives to a call that was made before what the server gave to it then
            .tap("CachesResults", () -> new KnowsCalls() {
                private final Map<JsonNode, JsonNode> results = new HashMap<>();

                @Override
                synchronized void spoilAnswer(ObjectNode answer) {
                    JsonNode call = calls.remove(answer.path("id"));
                    if (call != null && answer.has("result")) {
                        answer.set(
                                "result",
                                results.computeIfAbsent(
                                        call, first -> answer.get("result").deepCopy()));
                    }
                }
            })
            .tap("CallsAgainOnErrorResults", () -> again("\"isError\":true"))
            .tap("CallsAgainOnErrors", () -> again("\"error\":{"))
            // takes the answer to a call that comes first for the answer to the call that was made first
            .tap("CrossesAnswers", () -> new BrokenIntermediary() {
                private final Deque<JsonNode> made = new ArrayDeque<>();
                private final Set<JsonNode> unanswered = new HashSet<>();

                @Override
                synchronized void spoilRequest(ObjectNode request) {
                    if (request.path("method").asText().equals("tools/call")) {
                        made.add(request.path("id"));
                        unanswered.add(request.path("id"));
                    }
                }

                @Override
                synchronized void spoilAnswer(ObjectNode answer) {
                    if (unanswered.remove(answer.path("id"))) {
                        answer.set("id", made.remove());
                    }
                }
            })
            // knows where three answers go; with more calls in flight the next answer goes to the oldest
            .tap("CrossesManyAnswers", () -> new BrokenIntermediary() {
                private final List<JsonNode> made = new ArrayList<>();

                @Override
                synchronized void spoilRequest(ObjectNode request) {
                    if (request.path("method").asText().equals("tools/call")) {
                        made.add(request.path("id"));
                    }
                }

                @Override
                synchronized void spoilAnswer(ObjectNode answer) {
                    if (made.size() > MOST || !made.contains(answer.path("id")) && !made.isEmpty()) {
                        answer.set("id", made.remove(0));
                    } else {
                        made.remove(answer.path("id"));
                    }
                }
            })
            // gives to all calls in flight that are equal what the server gives to the first of them
            .tap("SharesAnswersOfEqualCalls", () -> new KnowsCalls() {
                private final Map<JsonNode, JsonNode> shared = new HashMap<>();

                @Override
                synchronized void spoilAnswer(ObjectNode answer) {
                    JsonNode call = calls.remove(answer.path("id"));
                    if (call == null || !answer.has("result")) {
                        return;
                    }
                    if (shared.containsKey(answer.path("id"))) {
                        answer.set("result", shared.remove(answer.path("id")));
                        return;
                    }
                    Set<JsonNode> others = new HashSet<>(calls.keySet());
                    others.removeIf(other -> !calls.get(other).equals(call));
                    others.forEach(other ->
                            shared.putIfAbsent(other, answer.get("result").deepCopy()));
                }
            });

    private CallMemories() {}

    /** @param sign what an answer has in it that is not the last word */
    private static MessageTap again(String sign) {
        return new MessageTap() {
            @Override
            public boolean asksAgain(String answer) {
                return answer.contains(sign);
            }
        };
    }

    /** Knows what the calls in flight are, by their ids. */
    private abstract static class KnowsCalls extends BrokenIntermediary {

        final Map<JsonNode, JsonNode> calls = new HashMap<>();

        @Override
        synchronized void spoilRequest(ObjectNode request) {
            if (request.path("method").asText().equals("tools/call")) {
                ObjectNode call = request.path("params").deepCopy();
                call.remove("_meta");
                calls.put(request.path("id"), call);
            }
        }
    }
}
