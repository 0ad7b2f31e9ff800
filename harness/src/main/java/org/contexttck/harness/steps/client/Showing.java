package org.contexttck.harness.steps.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.peer.PromptMessage;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.verdict.Fault;

/**
 * Checks what requests show. The phrases of the column "shows" are closed; a new one is added here and documents itself in
 * the vocabulary page.
 */
public final class Showing {

    private static final String FULL = "full";
    private static final String SUMMARY = "summary";
    private static final String SOMETHING = "full, or a text in its place";
    private static final Set<String> EMPTY_WORDS = Set.of("null", "undefined", "None", "nil", "[object Object]");

    private final ClientScene scene;
    private final Faults faults;

    public Showing(ClientScene scene, Faults faults) {
        this.scene = scene;
        this.faults = faults;
    }

    /** Every phrase with what it means. */
    public static Map<String, String> phrases() {
        Map<String, String> phrases = new LinkedHashMap<>();
        phrases.put(FULL, "all lines of the text, or all of the structured copy");
        phrases.put(SUMMARY, "the summary and nothing of the text; the full result was seen in an earlier request");
        phrases.put(SOMETHING, "a text that is neither blank nor \"null\", \"undefined\" and the like");
        return phrases;
    }

    /** A request must show a call so. */
    void demand(Moment moment, Called called, String phrase) {
        Look look = scene.look(moment, called);
        if (phrase.equals(SUMMARY) && !scene.wasSeenInFull(called)) {
            scene.evidence().inconclusive(neverFull(called, look));
            return;
        }
        scene.evidence().observed();
        if (!fits(look, phrase)) {
            faults.inRequest(moment, called, look, must(look, phrase), expected(called, phrase));
        }
    }

    /** The rest of the scenario shows something only if a request shows a call so. */
    void expect(Moment moment, Called called, String phrase) {
        Look look = scene.look(moment, called);
        if (!fits(look, phrase) || phrase.equals(SUMMARY) && !scene.wasSeenInFull(called)) {
            scene.nothingToCompareWith("for comparison " + moment.line() + ", has to show " + called.line() + " as "
                    + phrase + ", but it " + look.words());
        }
    }

    /** All these requests must show a call so; the first that does not is told. */
    void demandFirst(List<Moment> moments, Called called, String phrase) {
        if (moments.isEmpty()) {
            scene.evidence().inconclusive("no request to the model could hold " + called.line());
        }
        Optional<Moment> wrong = moments.stream()
                .filter(one -> !fits(scene.look(one, called), phrase))
                .findFirst();
        scene.evidence().observed(moments.size() - (wrong.isPresent() ? 1 : 0));
        wrong.ifPresent(moment -> demand(moment, called, phrase));
    }

    /** No request may hold anything of the full result of a call; the first that does is told. */
    void demandNothingLeft(List<Moment> moments, Called called) {
        if (!scene.wasSeenInFull(called)) {
            scene.evidence().inconclusive(called.line() + " was never seen in full, so its absence shows nothing");
            return;
        }
        for (Moment moment : moments) {
            scene.evidence().observed();
            List<String> left = called.content().partsIn(moment.prompt().raw());
            if (!left.isEmpty()) {
                String parts = String.join(", ", left);
                Optional<PromptMessage> message = moment.prompt().messages().stream()
                        .filter(one -> !called.content()
                                .partsIn(String.join("\n", one.texts()))
                                .isEmpty())
                        .findFirst();
                faults.inMessage(
                        moment,
                        message,
                        called.call().tool(),
                        called.line() + ": " + moment.line() + ", still holds its " + parts
                                + ", must hold nothing of the full result" + notActedOn(),
                        "none of "
                                + String.join(", ", called.content().markers().keySet()),
                        parts);
                return;
            }
        }
    }

    /** The client stopped where it had to go on. */
    void halted(String reason) {
        scene.evidence().observed();
        scene.evidence()
                .broke(Fault.of("", reason + ", must go on", "the next request to the model", reason)
                        .shownBy(scene.session().map(open -> open.transcript()).orElse(""), List.of()));
    }

    private static boolean fits(Look look, String phrase) {
        return switch (phrase) {
            case FULL -> look.state() == Look.State.FULL;
            case SUMMARY -> look.state() == Look.State.SUMMARY;
            case SOMETHING ->
                look.message().map(PromptMessage::text).filter(Showing::says).isPresent();
            default ->
                throw new IllegalArgumentException("nothing shows as \"" + phrase + "\"; known are "
                        + String.join(" | ", phrases().keySet()));
        };
    }

    private static boolean says(String text) {
        String stripped = text.strip();
        return !stripped.isEmpty() && !EMPTY_WORDS.contains(stripped.replaceAll("^\"|\"$", ""));
    }

    private String must(Look look, String phrase) {
        return switch (phrase) {
            case FULL -> "must show it in full";
            case SUMMARY -> "must show its summary" + (look.state() == Look.State.FULL ? notActedOn() : "");
            default -> "must show " + phrase;
        };
    }

    /** Says so if the client was told all it needs to collapse a result that it still sends. */
    private String notActedOn() {
        String told = scene.calls().stream()
                .filter(one -> one.result().equals("hints") || one.result().startsWith("consumed"))
                .filter(scene::wasSeenInFull)
                .map(one -> one.result().equals("hints")
                        ? "hints (" + one.name() + ")"
                        : "consumption (" + one.name() + ")")
                .collect(Collectors.joining(" and "));
        return told.contains("hints") && told.contains("consumption")
                ? ": " + told + " reached the client and were not acted on"
                : "";
    }

    private static String expected(Called called, String phrase) {
        return phrase.equals(SUMMARY) ? called.summary().map(Shown::text).orElse(phrase) : phrase;
    }

    private static String neverFull(Called called, Look look) {
        return called.line() + " was never seen in full in any request to the model (the last one " + look.words()
                + "), so nothing is shown about its collapse";
    }
}
