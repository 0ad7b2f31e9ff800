package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Pairs, summaries and collapses that are forgotten or mixed up. */
final class Memories {

    static final ClientMistakes ALL = new ClientMistakes()
            .engine("ForgetsOnResume", unscoped -> new CollapseEngine(unscoped) {
                @Override
                public void load(JsonNode state) {
                    JsonNode forgetful = state.deepCopy();
                    for (JsonNode call : forgetful.path("calls")) {
                        if (call.path("standing").asText().equals(CallState.COLLAPSED.name())) {
                            ((ObjectNode) call).put("standing", CallState.PLAIN.name());
                        }
                    }
                    super.load(forgetful);
                }
            })
            .engine("ForgetsPairsOnResume", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void restorePair(String server, Marks.Hint pair) {}
            })
            // keeps one summary for each turn, that of the last result
            .engine("MixesUpSummaries", unscoped -> new CollapseEngine(unscoped) {
                private final Map<String, Integer> turnOf = new HashMap<>();
                private final Map<Integer, Optional<String>> summaryOf = new HashMap<>();
                private boolean calling;
                private int turn;

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
            })
            .engine("NewHintsReplaceOld", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void register(ToolCall call, List<Marks.Hint> hints) {
                    if (!hints.isEmpty()) {
                        forgetPairs(call);
                    }
                    super.register(call, hints);
                }
            })
            .engine("ReadsHintsOfAnyTool", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected boolean handsOutSteps(ToolCall call) {
                    return true;
                }
            })
            .engine("PairsAcrossServers", unscoped -> new CollapseEngine(unscoped) {
                @Override
                public void called(ToolCall call) {
                    super.called(new ToolCall("", call.tool(), call.callId()));
                }
            });

    private Memories() {}
}
