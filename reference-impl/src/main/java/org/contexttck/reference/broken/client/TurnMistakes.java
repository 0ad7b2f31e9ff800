package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Failure;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** What calls at once, failures and tries do to each other and must not. */
final class TurnMistakes {

    static final ClientMistakes ALL = new ClientMistakes()
            .engine("CollapsesForFailedTries", unscoped -> new CollapseEngine(unscoped) {
                private final Map<String, Integer> failed = new HashMap<>();

                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    if (marks.failed() && isConsumer(call)) {
                        failed.merge(call.tool(), 1, Integer::sum);
                    }
                    return super.answered(call, marks, result);
                }

                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    Optional<ToolCall> first = super.consumed(consumer);
                    for (int more = failed.getOrDefault(consumer.tool(), 0); more > 0; more--) {
                        super.consumed(consumer);
                    }
                    failed.remove(consumer.tool());
                    return first;
                }
            })
            .engine("CollapsesOncePerTurn", unscoped -> new TurnEngine(unscoped) {
                private final Set<String> done = new HashSet<>();

                @Override
                void begins() {
                    done.clear();
                }

                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    return done.add(consumer.tool()) ? super.consumed(consumer) : Optional.empty();
                }
            })
            .engine("ErrorLosesMarksOfItsTurn", unscoped -> new TurnEngine(unscoped) {
                private boolean lost;

                @Override
                void begins() {
                    lost = false;
                }

                @Override
                protected Optional<ToolCall> unanswered(ToolCall call, Failure how) {
                    lost |= how == Failure.ERROR;
                    if (lost) {
                        turn().stream()
                                .filter(one -> callState(one.callId()) == CallState.WAITING)
                                .forEach(this::release);
                    }
                    return super.unanswered(call, how);
                }

                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    if (!lost) {
                        super.track(call, summary, result);
                    }
                }
            })
            .engine("FailureHidesSuccessOfItsTurn", unscoped -> new TurnEngine(unscoped) {
                private final Set<String> failed = new HashSet<>();

                @Override
                void begins() {
                    failed.clear();
                }

                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    if (marks.failed()) {
                        failed.add(call.tool());
                    }
                    return super.answered(call, marks, result);
                }

                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    return failed.contains(consumer.tool()) ? Optional.empty() : super.consumed(consumer);
                }
            })
            .engine("FallsBackOnOtherPairs", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> choose(ToolCall consumer) {
                    return super.choose(consumer)
                            .or(() -> waiting().stream()
                                    .filter(call -> isConsumer(consumer)
                                            && call.server().equals(consumer.server())
                                            && isPaired(call))
                                    .findFirst());
                }
            })
            .engine("RollsBackOnLaterFailure", unscoped -> new CollapseEngine(unscoped) {
                private final List<String> collapsed = new ArrayList<>();
                private final Set<String> restored = new HashSet<>();

                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    if (marks.failed() && !collapsed.isEmpty()) {
                        restored.add(collapsed.get(collapsed.size() - 1));
                    }
                    Optional<ToolCall> now = super.answered(call, marks, result);
                    now.ifPresent(one -> collapsed.add(one.callId()));
                    return now;
                }

                @Override
                public Optional<String> replacement(String callId) {
                    return super.replacement(callId).filter(text -> !restored.contains(callId));
                }
            });

    private TurnMistakes() {}
}
