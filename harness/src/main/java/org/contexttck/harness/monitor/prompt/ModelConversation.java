package org.contexttck.harness.monitor.prompt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.monitor.prompt.WatchedResult.State;
import org.contexttck.harness.peer.model.PromptCall;
import org.contexttck.harness.peer.model.PromptMessage;

/** One conversation with a model: which results wait, which have to give way to their summaries, and which may (TC-C). */
final class ModelConversation {

    private final Map<String, WatchedResult> results = new LinkedHashMap<>();
    /** By tool, one that may wait although no call is known to have got it. */
    private final Map<String, WatchedResult> unplaced = new LinkedHashMap<>();

    private final HintedPairs pairs = new HintedPairs();
    private final ShownPrompt shown;

    ModelConversation(PromptFindings findings) {
        this.shown = new ShownPrompt(findings, pairs);
    }

    /** Whether a request belongs to it. */
    boolean knows(List<PromptMessage> messages) {
        return ids(messages).anyMatch(results::containsKey);
    }

    static Stream<String> ids(List<PromptMessage> messages) {
        return messages.stream()
                .flatMap(message -> Stream.concat(
                        message.callId().stream(), message.calls().stream().map(PromptCall::id)));
    }

    /** Takes the next request. */
    void next(List<PromptMessage> messages, ToolAnswers answers, ShownPrompt.Source source) {
        List<ToolAnswer> unclear = new ArrayList<>();
        List<WatchedResult> arrived = arrived(messages, answers, unclear);
        HintedPairs before = new HintedPairs(pairs);
        arrived.stream().flatMap(one -> one.answer.stream()).forEach(answer -> pairs.add(answer, true));
        unclear.forEach(this::mayHaveActed);
        answers.rest().forEach(this::mayHaveActed);
        consume(arrived, before);
        shown.next(messages, results, source);
    }

    /** The results that are shown for the first time, those that are marked waiting. */
    private List<WatchedResult> arrived(List<PromptMessage> messages, ToolAnswers answers, List<ToolAnswer> unclear) {
        Set<String> answered = new HashSet<>();
        messages.stream()
                .filter(message -> message.role().equals(PromptMessage.TOOL))
                .forEach(message -> message.callId().ifPresent(answered::add));
        List<PromptCall> calls = messages.stream()
                .flatMap(message -> message.calls().stream())
                .filter(call -> answered.contains(call.id()) && !results.containsKey(call.id()))
                .toList();
        List<WatchedResult> arrived = new ArrayList<>();
        for (PromptCall call : calls) {
            boolean twins = calls.stream().filter(one -> isTwin(one, call)).count() > 1;
            List<ToolAnswer> claimed = answers.claim(call, twins);
            if (claimed.size() > 1) {
                unclear.addAll(claimed);
            }
            WatchedResult result =
                    new WatchedResult(call.id(), claimed.size() == 1 ? Optional.of(claimed.get(0)) : Optional.empty());
            if (result.marks.marked()) {
                result.state = result.marks.failed() ? State.OPEN : State.WAITING;
                result.consumers.addAll(pairs.consumers(claimed.get(0).server(), result.tool()));
            }
            results.put(call.id(), result);
            arrived.add(result);
        }
        return arrived;
    }

    private static boolean isTwin(PromptCall one, PromptCall other) {
        return one.name().equals(other.name()) && one.arguments().equals(other.arguments());
    }

    /** Acts on what has come since the last request; where the order in which it was taken matters, whatever may come of it may. */
    private void consume(List<WatchedResult> arrived, HintedPairs before) {
        List<WatchedResult> consumptions =
                arrived.stream().filter(one -> one.marks.consumed()).toList();
        boolean oneConsumer =
                consumptions.stream().map(WatchedResult::tool).distinct().count() <= 1;
        for (WatchedResult consumption : consumptions) {
            ToolAnswer answer = consumption.answer.orElseThrow();
            List<WatchedResult> due = waiting(consumption)
                    .filter(one -> !arrived.contains(one))
                    .filter(one -> one.consumers.contains(answer.tool())
                            && one.answer.orElseThrow().server().equals(answer.server()))
                    .toList();
            List<WatchedResult> possible = Stream.concat(waiting(consumption), open(consumption))
                    .filter(one -> mayConsume(one, answer, before) || mayConsume(one, answer, pairs))
                    .toList();
            waiting(consumption).forEach(one -> one.consumedSince.add(answer.tool()));
            if (oneConsumer && possible.size() == due.size()) {
                due.stream().findFirst().ifPresent(first -> first.state = State.DUE);
            } else {
                possible.forEach(one -> one.state = State.OPEN);
            }
        }
    }

    private Stream<WatchedResult> waiting(WatchedResult consumption) {
        return results.values().stream().filter(one -> one.state == State.WAITING && one != consumption);
    }

    /** Those that may wait still, and would be taken before others that surely do. */
    private Stream<WatchedResult> open(WatchedResult consumption) {
        return Stream.concat(results.values().stream(), unplaced.values().stream())
                .filter(one -> one.state == State.OPEN && one != consumption);
    }

    /** Whether some client that conforms lets a result be consumed so. */
    private static boolean mayConsume(WatchedResult result, ToolAnswer consumption, HintedPairs known) {
        return known.mayPair(result.tool(), consumption.tool())
                || !known.mayBePaired(result.tool()) && !known.mayConsume(consumption.tool());
    }

    /** Something has come of which nobody knows for which call of the model, and whether the client has acted on it. */
    private void mayHaveActed(ToolAnswer answer) {
        pairs.add(answer, false);
        if (answer.marks().marked()) {
            unplaced.computeIfAbsent(answer.tool(), tool -> WatchedResult.unplaced(answer));
        }
        if (answer.marks().consumed()) {
            results.values().stream().filter(one -> one.state == State.WAITING).forEach(one -> one.state = State.OPEN);
        }
    }
}
