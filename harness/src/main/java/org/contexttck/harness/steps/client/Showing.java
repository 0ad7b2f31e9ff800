package org.contexttck.harness.steps.client;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Phrases;
import org.contexttck.harness.steps.shared.Shown;

/**
 * Checks what requests show. The phrases of the column "shows" are closed; a new one is added here and documents itself in
 * the vocabulary page.
 */
public final class Showing {

    private static final String FULL = "full";
    private static final String SUMMARY = "summary";
    private static final String HINTS = "hints";
    private static final String TEXT = "text";
    private static final Set<String> EMPTY_WORDS = Set.of("null", "undefined", "None", "nil", "[object Object]");

    private static final Phrases<Shows> PHRASES = new Phrases<Shows>("showing")
            .with(
                    FULL,
                    new Shows(
                            "all lines of the text, or all of the structured copy",
                            "must show it in full",
                            look -> look.state() == Look.State.FULL))
            .with(
                    SUMMARY,
                    new Shows(
                            "the summary and nothing of the text; the full result was seen in an earlier request",
                            "must show its summary",
                            look -> look.state() == Look.State.SUMMARY))
            .with(
                    "full, or a text in its place",
                    new Shows(
                            "a text that is neither blank nor \"null\", \"undefined\" and the like",
                            "must show full, or a text in its place",
                            look -> look.message()
                                    .map(PromptMessage::text)
                                    .filter(Showing::says)
                                    .isPresent()));

    private final ClientScene scene;
    private final RequestChecks checks;

    /** A phrase of the column: what it means, what a failure text says of it, and whether a look is as it says. */
    private record Shows(String means, String must, Predicate<Look> holds) {}

    public Showing(ClientScene scene, RequestChecks checks) {
        this.scene = scene;
        this.checks = checks;
    }

    /** Every phrase with what it means. */
    public static Map<String, String> phrases() {
        return PHRASES.map(Shows::means);
    }

    /** A request must show a call so. */
    void demand(Moment moment, Called called, String phrase) {
        Look look = scene.look(moment, called);
        boolean summary = phrase.equals(SUMMARY);
        if (summary && !scene.wasSeenInFull(called)) {
            scene.evidence()
                    .inconclusive(called.line() + " was never seen in full in any request to the model (the last one "
                            + look.words() + "), so nothing is shown about its collapse");
            return;
        }
        String why = summary ? notCollapsed(moment, look) : "";
        Check check = checks.of(moment, called, look);
        (why.isEmpty() ? check : check.saw("in full" + why))
                .that(
                        fits(look, phrase),
                        look.words() + ", " + PHRASES.of(phrase).must() + why,
                        summary ? called.summary().map(Shown::text).orElse(phrase) : phrase);
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
        boolean held = true;
        for (int i = 0; i < moments.size() && held; i++) {
            Moment moment = moments.get(i);
            List<String> left = called.content().partsIn(moment.prompt().raw());
            String parts = String.join(", ", left);
            String why = left.contains(TEXT) ? notCollapsed(moment, scene.look(moment, called)) : "";
            Optional<PromptMessage> message = moment.prompt().messages().stream()
                    .filter(one -> !called.content()
                            .partsIn(String.join("\n", one.texts()))
                            .isEmpty())
                    .findFirst();
            held = checks.of(moment, message, called)
                    .saw(parts + why)
                    .that(
                            left.isEmpty(),
                            "still holds its " + parts + ", must hold nothing of the full result" + why,
                            "none of "
                                    + String.join(
                                            ", ", called.content().markers().keySet()));
        }
    }

    /** The client stopped where it had to go on. */
    void halted(String reason) {
        scene.check("", "", List::of).saw(reason).that(false, reason + ", must go on", "the next request to the model");
    }

    private static boolean fits(Look look, String phrase) {
        return PHRASES.of(phrase).holds().test(look);
    }

    private static boolean says(String text) {
        String stripped = text.strip();
        return !stripped.isEmpty() && !EMPTY_WORDS.contains(stripped.replaceAll("^\"|\"$", ""));
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
}
