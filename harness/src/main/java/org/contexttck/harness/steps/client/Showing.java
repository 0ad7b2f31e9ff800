package org.contexttck.harness.steps.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.verdict.Fault;

/**
 * Checks what requests show. The phrases of the column "shows" are closed; a new one is added here and documents itself in
 * the vocabulary page.
 */
public final class Showing {

    private static final String FULL = "full";
    private static final String SUMMARY = "summary";
    private static final String HINTS = "hints";
    private static final String TEXT = "text";
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
            String why = phrase.equals(SUMMARY) ? notCollapsed(moment, look) : "";
            String seen = why.isEmpty() ? Faults.seen(look) : "in full" + why;
            faults.inRequest(moment, called, look, must(phrase) + why, expected(called, phrase), seen);
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
                String why = left.contains(TEXT) ? notCollapsed(moment, scene.look(moment, called)) : "";
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
                                + ", must hold nothing of the full result" + why,
                        "none of "
                                + String.join(", ", called.content().markers().keySet()),
                        parts + why);
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

    private static String must(String phrase) {
        return switch (phrase) {
            case FULL -> "must show it in full";
            case SUMMARY -> "must show its summary";
            default -> "must show " + phrase;
        };
    }

    /** Of a result that is still sent in full: what has collapsed in its stead, or what was in vain; empty if neither. */
    private String notCollapsed(Moment moment, Look look) {
        if (look.state() != Look.State.FULL) {
            return "";
        }
        List<Moment> moments = scene.moments();
        List<Called> before = collapsed(moments.subList(0, moments.indexOf(moment)));
        List<Called> now = collapsed(moments.subList(0, moments.indexOf(moment) + 1));
        String instead = now.stream()
                .filter(one -> !before.contains(one))
                .map(Called::line)
                .collect(Collectors.joining(" and "));
        if (!instead.isEmpty()) {
            return "; instead " + instead + " shows its summary";
        }
        return now.isEmpty() ? notActedOn() : "";
    }

    /** The results that showed their summary in any of these requests. */
    private List<Called> collapsed(List<Moment> moments) {
        return scene.calls().stream()
                .filter(one -> moments.stream()
                        .anyMatch(moment -> scene.look(moment, one).state() == Look.State.SUMMARY))
                .toList();
    }

    /** Says so if the client was told all it needs to collapse something. */
    private String notActedOn() {
        String told = scene.calls().stream()
                .filter(one -> one.result().equals(HINTS) || consumes(one))
                .filter(scene::wasSeenInFull)
                .map(one -> (one.result().equals(HINTS) ? "hints (" : "consumption (") + one.name() + ")")
                .collect(Collectors.joining(" and "));
        return told.contains("hints") && told.contains("consumption")
                ? ": " + told + " reached the client and were not acted on"
                : "";
    }

    private static boolean consumes(Called called) {
        String result = called.result();
        return result.equals("transient and consumed")
                || result.startsWith("consumed") && !result.endsWith("isError true");
    }

    private static String expected(Called called, String phrase) {
        return phrase.equals(SUMMARY) ? called.summary().map(Shown::text).orElse(phrase) : phrase;
    }

    private static String neverFull(Called called, Look look) {
        return called.line() + " was never seen in full in any request to the model (the last one " + look.words()
                + "), so nothing is shown about its collapse";
    }
}
