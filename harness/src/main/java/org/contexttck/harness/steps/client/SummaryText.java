package org.contexttck.harness.steps.client;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.steps.shared.Shown;

/**
 * What may stand in the place of a result that has collapsed: its summary and a short label of the client's own, or as much as
 * the client says around every result; never anything of another result (R9).
 *
 * @param called whose place it is
 * @param all every call of the conversation
 * @param label how many characters a label may have
 */
record SummaryText(ScenarioCall called, List<ScenarioCall> all, int label) {

    private static final int LABEL = 120;

    /** In a request, where clients may say something around every result. */
    static SummaryText in(Prompt prompt, ScenarioCall called, List<ScenarioCall> all) {
        int around = all.stream()
                .filter(other -> other != called)
                .flatMap(other -> prompt.results(other.callId()).stream()
                        .filter(other.content()::wholeIn)
                        .map(message -> message.beside(other.content().text()).length()))
                .min(Integer::compare)
                .orElse(0);
        return new SummaryText(called, all, Math.max(LABEL, around));
    }

    /** On a screen. */
    static SummaryText shown(ScenarioCall called, List<ScenarioCall> all) {
        return new SummaryText(called, all, LABEL);
    }

    /** What a message shows beside the summary and must not; empty if there is nothing of that sort. */
    Optional<String> tooMuch(PromptMessage message) {
        return called.summary().flatMap(summary -> excess(message.beside(summary)));
    }

    /** What a text shows beside the summary and must not; empty if there is nothing of that sort. */
    Optional<String> tooMuch(String shown) {
        return called.summary()
                .flatMap(summary -> excess(shown.replace(summary, "").strip()));
    }

    private Optional<String> excess(String beside) {
        return others().filter(other -> other.summary().filter(beside::contains).isPresent())
                .map(other -> "the summary of " + other.name())
                .findFirst()
                .or(() -> others().filter(
                                other -> !other.content().partsIn(beside).isEmpty())
                        .map(other -> "text of the result of " + other.name())
                        .findFirst())
                .or(() -> Optional.of(beside.length() + " more characters: \"" + Shown.text(beside) + "\"")
                        .filter(much -> beside.length() > label));
    }

    private Stream<ScenarioCall> others() {
        return all.stream().filter(other -> other != called);
    }
}
