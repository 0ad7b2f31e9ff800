package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.ToolCall;

/** Results that are not tracked, or not for long, because of something about them that means nothing. */
final class TrackingMistakes {

    private static final String STEP = "get_workflow_step";

    static final ClientMistakes ALL = new ClientMistakes()
            .engine("FailsOnEmptyContent", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Marks read(JsonNode result) {
                    if (result.path("content").isEmpty()) {
                        throw new IllegalStateException("content[0] is undefined");
                    }
                    return super.read(result);
                }
            })
            .engine("HintsReplaceThoseOfTheirStep", unscoped -> new CollapseEngine(unscoped) {
                private final Map<String, List<Marks.Hint>> steps = new HashMap<>();

                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    String step = result.at("/_meta/contextHints/0/step").asText();
                    if (!marks.failed()
                            && call.tool().equals(STEP)
                            && !marks.hints().isEmpty()) {
                        steps.put(step, marks.hints());
                        forgetPairs(call);
                        register(
                                call,
                                steps.values().stream().flatMap(List::stream).toList());
                    }
                    return super.answered(call, marks, result);
                }
            })
            .reading(
                    "IgnoresConsumptionBesideLifecycle",
                    (marks, result) -> new Marks(
                            marks.failed(),
                            marks.hints(),
                            marks.consumed()
                                    && (marks.marked() || !context(result).has("lifecycle")),
                            marks.marked(),
                            marks.summary()))
            .reading(
                    "IgnoresMarksBesideConsumed",
                    (marks, result) ->
                            marked(marks, marks.consumed() || !context(result).has("consumed")))
            .reading(
                    "IgnoresMarksBesideIsError",
                    (marks, result) -> marked(marks, marks.consumed() || !result.has("isError")))
            .reading(
                    "IgnoresMarksWithoutText",
                    (marks, result) -> marked(
                            marks,
                            StreamSupport.stream(result.path("content").spliterator(), false)
                                    .anyMatch(
                                            block -> block.path("type").asText().equals("text"))))
            .engine("RepeatedHintReleases", unscoped -> new CollapseEngine(unscoped) {
                private final Set<Marks.Hint> known = new HashSet<>();

                @Override
                protected void register(ToolCall call, List<Marks.Hint> hints) {
                    List<String> again = hints.stream()
                            .filter(hint -> !known.add(hint))
                            .map(Marks.Hint::tool)
                            .toList();
                    waiting().stream().filter(one -> again.contains(one.tool())).forEach(this::release);
                    super.register(call, hints);
                }
            })
            .conversation("ReplacesTextEverywhere", engine -> new Conversation(engine) {
                private final List<String> given = new ArrayList<>();

                @Override
                public void arrived(String callId, JsonNode result) {
                    given.add(callId);
                    super.arrived(callId, result);
                }

                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    return super.toolMessage(callId, result)
                            .map(message -> message.withParts(message.parts().stream()
                                    .flatMap(this::replaced)
                                    .toList()));
                }

                private Stream<Part> replaced(Part part) {
                    String text = part.text();
                    for (String id : given) {
                        String original = engine().original(id)
                                .map(one -> one.at("/content/0/text").asText())
                                .orElse("");
                        Optional<String> summary = engine().replacement(id);
                        if (!original.isEmpty() && summary.isPresent()) {
                            text = text.replace(original, summary.get());
                        }
                    }
                    return Stream.of(new Part(part.kind(), text, part.mimeType()));
                }
            })
            .engine("RestoresOnNewStep", unscoped -> new CollapseEngine(unscoped) {
                private final Set<String> restored = new HashSet<>();

                @Override
                protected void register(ToolCall call, List<Marks.Hint> hints) {
                    super.register(call, hints);
                    if (!hints.isEmpty()) {
                        calls().stream()
                                .filter(one -> callState(one.callId()) == CallState.COLLAPSED)
                                .forEach(one -> restored.add(one.callId()));
                    }
                }

                @Override
                public Optional<String> replacement(String callId) {
                    return super.replacement(callId).filter(text -> !restored.contains(callId));
                }
            })
            .engine("SecondServerNeverCollapses", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> choose(ToolCall consumer) {
                    return consumer.server().equals(calls().get(0).server())
                            ? super.choose(consumer)
                            : Optional.empty();
                }
            })
            .engine("SkipsWhatHoldsItsSummary", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    String text = result.at("/content/0/text").asText();
                    if (summary.filter(text::contains).isEmpty()) {
                        super.track(call, summary, result);
                    }
                }
            })
            .engine("StepWithoutHintsUnpairs", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void register(ToolCall call, List<Marks.Hint> hints) {
                    if (hints.isEmpty()) {
                        forgetPairs(call);
                    }
                    super.register(call, hints);
                }
            })
            .engine("StepsConsumeNothing", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> consumed(ToolCall consumer) {
                    return consumer.tool().equals(STEP) ? Optional.empty() : super.consumed(consumer);
                }
            })
            .engine("StepsNeverWait", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    if (!call.tool().equals(STEP)) {
                        super.track(call, summary, result);
                    }
                }
            })
            .engine("UnmarkedResultReleases", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    if (!marks.failed() && !marks.marked() && !result.has("_meta")) {
                        waiting().stream()
                                .filter(one -> one.tool().equals(call.tool()))
                                .forEach(this::release);
                    }
                    return super.answered(call, marks, result);
                }
            });

    private TrackingMistakes() {}

    private static JsonNode context(JsonNode result) {
        return result.path("_meta").path("context");
    }

    private static Marks marked(Marks marks, boolean also) {
        return new Marks(marks.failed(), marks.hints(), marks.consumed(), marks.marked() && also, marks.summary());
    }
}
