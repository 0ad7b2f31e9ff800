package org.contexttck.harness.steps.client;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.steps.shared.Shown;

/**
 * What a request to the model shows for one call.
 *
 * @param message the result that it gives; empty if none or several
 * @param words for a failure text
 */
record ShownResult(State state, Optional<PromptMessage> message, String words) {

    /** How a result stands in a request. */
    enum State {
        FULL,
        SUMMARY,
        PART,
        EMPTY,
        OTHER,
        MISSING,
        SEVERAL
    }

    /** Looks. @param all every call of the conversation, to know whose summary it is that stands there */
    static ShownResult at(Prompt prompt, ScenarioCall called, List<ScenarioCall> all) {
        List<PromptMessage> results = prompt.results(called.callId());
        if (results.size() != 1) {
            return results.isEmpty()
                    ? new ShownResult(State.MISSING, Optional.empty(), "holds no result for it")
                    : new ShownResult(State.SEVERAL, Optional.empty(), "holds " + results.size() + " results for it");
        }
        PromptMessage message = results.get(0);
        boolean summary = called.summary().filter(message::holds).isPresent();
        Optional<String> tooMuch = summary ? SummaryText.in(prompt, called, all).tooMuch(message) : Optional.empty();
        State state = state(message, called, summary && tooMuch.isEmpty());
        String words = state == State.OTHER && tooMuch.isPresent()
                ? "shows its summary and " + tooMuch.get()
                : words(state, message, called, all);
        return new ShownResult(state, Optional.of(message), words);
    }

    private static State state(PromptMessage message, ScenarioCall called, boolean summary) {
        String everything = String.join("\n", message.texts());
        if (called.content().wholeIn(message)) {
            return State.FULL;
        } else if (called.content().partsIn(everything).contains("text")) {
            return State.PART;
        } else if (summary) {
            return State.SUMMARY;
        }
        return everything.isBlank() ? State.EMPTY : State.OTHER;
    }

    private static String words(State state, PromptMessage message, ScenarioCall called, List<ScenarioCall> all) {
        return switch (state) {
            case FULL -> "shows it in full";
            case SUMMARY -> "shows its summary";
            case PART -> "shows a part of it: " + shown(message);
            case EMPTY -> "shows nothing for it";
            default ->
                all.stream()
                        .filter(other -> other != called
                                && other.summary().filter(message::holds).isPresent())
                        .findFirst()
                        .map(other -> "shows the summary of " + other.name())
                        .orElseGet(() -> "shows \"" + shown(message) + "\"");
        };
    }

    static String shown(PromptMessage message) {
        return Shown.text(message.text().replaceAll("\\s+", " ").strip());
    }
}
