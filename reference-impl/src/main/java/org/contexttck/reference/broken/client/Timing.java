package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Failure;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.ToolCall;

/** Results that wait or collapse when they should not, and others that do not when they should. */
final class Timing {

    private static final int OLD = 25;

    static final ClientMistakes ALL = new ClientMistakes()
            .parts("CollapsesAfterOneTurn", CollapsesAfterOneTurn::new)
            .conversation("CollapsesByAge", engine -> new Conversation(engine) {
                private final Map<String, Integer> sent = new HashMap<>();

                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    boolean old =
                            sent.merge(callId, 1, Integer::sum) > OLD && engine().callState(callId) == CallState.PLAIN;
                    return super.toolMessage(callId, result)
                            .map(message -> old ? message.withParts(List.of(Part.text("[old result]"))) : message);
                }
            })
            .engine("CollapsesOnArrival", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    super.track(call, summary, result);
                    if (isPaired(call)) {
                        putAway(call);
                    }
                }
            })
            .consumption("CollapsesOnRpcError", Failure.ERROR)
            .consumption("CollapsesOnTimeout", Failure.TIMEOUT)
            .engine("CollapsesUnmarked", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    Optional<ToolCall> collapsed = super.answered(call, marks, result);
                    if (!marks.failed() && !marks.marked() && isPaired(call)) {
                        track(call, Optional.empty(), result);
                    }
                    return collapsed;
                }
            })
            .engine("ConsumesItself", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    if (marks.failed() || !marks.consumed() || !marks.marked()) {
                        return super.answered(call, marks, result);
                    }
                    register(call, marks.hints());
                    track(call, marks.summary(), result);
                    collapse(call, call);
                    return Optional.of(call);
                }
            })
            .engine("CountsRedelivery", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> again(ToolCall call, JsonNode result) {
                    Marks marks = read(result);
                    return marks.consumed() && !marks.failed() ? consumed(call) : Optional.empty();
                }
            })
            .engine("ExitsOnRpcError", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> unanswered(ToolCall call, Failure how) {
                    if (how == Failure.ERROR) {
                        throw new IllegalArgumentException("no result of " + call.tool());
                    }
                    return super.unanswered(call, how);
                }
            })
            .engine("ForgetsAfterFailure", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    if (marks.failed() && isConsumer(call)) {
                        choose(call).ifPresent(this::release);
                    }
                    return super.answered(call, marks, result);
                }
            })
            .engine("ReadsHintsOfErrors", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    if (marks.failed()) {
                        register(call, marks.hints());
                    }
                    return super.answered(call, marks, result);
                }
            })
            .engine("WaitsAfterFailure", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    if (marks.failed() && marks.marked()) {
                        track(call, marks.summary(), result);
                    }
                    return super.answered(call, marks, result);
                }
            });

    private Timing() {}
}
