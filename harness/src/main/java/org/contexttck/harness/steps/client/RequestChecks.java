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
public final class RequestChecks {

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
                            shownResult -> shownResult.state() == ShownResult.State.FULL))
            .with(
                    SUMMARY,
                    new Shows(
                            "the summary and nothing of the text; the full result was seen in an earlier request",
                            "must show its summary",
                            shownResult -> shownResult.state() == ShownResult.State.SUMMARY))
            .with(
                    "full, or a text in its place",
                    new Shows(
                            "a text that is neither blank nor \"null\", \"undefined\" and the like",
                            "must show full, or a text in its place",
                            shownResult -> shownResult
                                    .message()
                                    .map(PromptMessage::text)
                                    .filter(RequestChecks::says)
                                    .isPresent()));

    private final ClientWorld world;
    private final RequestFaults checks;

    /** A phrase of the column: what it means, what a failure text says of it, and whether a look is as it says. */
    private record Shows(String means, String must, Predicate<ShownResult> holds) {}

    public RequestChecks(ClientWorld world, RequestFaults checks) {
        this.world = world;
        this.checks = checks;
    }

    /** Every phrase with what it means. */
    public static Map<String, String> phrases() {
        return PHRASES.map(Shows::means);
    }

    /** A request must show a call so. */
    void demand(ObservedRequest request, ScenarioCall called, String phrase) {
        ShownResult shownResult = world.shownResult(request, called);
        boolean summary = phrase.equals(SUMMARY);
        if (summary && !world.wasSeenInFull(called)) {
            world.evidence()
                    .inconclusive(called.line() + " was never seen in full in any request to the model (the last one "
                            + shownResult.words() + "), so nothing is shown about its collapse");
            return;
        }
        String why = summary ? notCollapsed(request, shownResult) : changedBy(request, called, shownResult);
        Check check = checks.of(request, called, shownResult);
        (summary && !why.isEmpty() ? check.saw("in full" + why) : check)
                .that(
                        fits(shownResult, phrase),
                        shownResult.words() + ", " + PHRASES.of(phrase).must() + why,
                        summary ? called.summary().map(Shown::text).orElse(phrase) : phrase);
    }

    /** The rest of the scenario shows something only if a request shows a call so. */
    void expect(ObservedRequest request, ScenarioCall called, String phrase) {
        ShownResult shownResult = world.shownResult(request, called);
        if (!fits(shownResult, phrase) || phrase.equals(SUMMARY) && !world.wasSeenInFull(called)) {
            world.nothingToCompareWith("for comparison " + request.line() + ", has to show " + called.line() + " as "
                    + phrase + ", but it " + shownResult.words());
        }
    }

    /** All these requests must show a call so; the first that does not is told. */
    void demandFirst(List<ObservedRequest> requests, ScenarioCall called, String phrase) {
        if (requests.isEmpty()) {
            world.evidence().inconclusive("no request to the model could hold " + called.line());
        }
        Optional<ObservedRequest> wrong = requests.stream()
                .filter(one -> !fits(world.shownResult(one, called), phrase))
                .findFirst();
        world.evidence().observed(requests.size() - (wrong.isPresent() ? 1 : 0));
        wrong.ifPresent(request -> demand(request, called, phrase));
    }

    /** No request may hold anything of the full result of a call; the first that does is told. */
    void demandNothingLeft(List<ObservedRequest> requests, ScenarioCall called) {
        if (!world.wasSeenInFull(called)) {
            world.evidence().inconclusive(called.line() + " was never seen in full, so its absence shows nothing");
            return;
        }
        boolean held = true;
        for (int i = 0; i < requests.size() && held; i++) {
            ObservedRequest request = requests.get(i);
            List<String> left = called.content().partsIn(request.prompt().raw());
            String parts = String.join(", ", left);
            String why = left.contains(TEXT) ? notCollapsed(request, world.shownResult(request, called)) : "";
            Optional<PromptMessage> message = request.prompt().messages().stream()
                    .filter(one -> !called.content()
                            .partsIn(String.join("\n", one.texts()))
                            .isEmpty())
                    .findFirst();
            held = checks.of(request, message, called)
                    .saw(parts + why)
                    .that(
                            left.isEmpty(),
                            "still holds its " + parts + ", must hold nothing of the full result" + why,
                            "none of "
                                    + String.join(
                                            ", ", called.content().markers().keySet()));
        }
    }

    private static boolean fits(ShownResult shownResult, String phrase) {
        return PHRASES.of(phrase).holds().test(shownResult);
    }

    private static boolean says(String text) {
        String stripped = text.strip();
        return !stripped.isEmpty() && !EMPTY_WORDS.contains(stripped.replaceAll("^\"|\"$", ""));
    }

    /** Of a result that is not sent in full: as what the answers came that were given just before; empty if it is, or they did not. */
    private static String changedBy(ObservedRequest request, ScenarioCall called, ShownResult shownResult) {
        String came = request.after().stream()
                .filter(one -> one != called)
                .map(one -> one.name() + " came as: " + one.result())
                .collect(Collectors.joining(", "));
        return shownResult.state() == ShownResult.State.FULL || came.isEmpty() ? "" : "; " + came;
    }

    /** Of a result that is still sent in full: what has collapsed in its stead, or what was in vain; empty if neither. */
    private String notCollapsed(ObservedRequest request, ShownResult shownResult) {
        if (shownResult.state() != ShownResult.State.FULL) {
            return "";
        }
        List<ObservedRequest> requests = world.requests();
        List<ScenarioCall> before = collapsed(requests.subList(0, requests.indexOf(request)));
        List<ScenarioCall> now = collapsed(requests.subList(0, requests.indexOf(request) + 1));
        String instead = now.stream()
                .filter(one -> !before.contains(one))
                .map(ScenarioCall::line)
                .collect(Collectors.joining(" and "));
        if (!instead.isEmpty()) {
            return "; instead " + instead + " shows its summary";
        }
        return now.isEmpty() ? notActedOn() : "";
    }

    /** The results that showed their summary in any of these requests. */
    private List<ScenarioCall> collapsed(List<ObservedRequest> requests) {
        return world.calls().stream()
                .filter(one -> requests.stream()
                        .anyMatch(request -> world.shownResult(request, one).state() == ShownResult.State.SUMMARY))
                .toList();
    }

    /** Says so if the client was told all it needs to collapse something. */
    private String notActedOn() {
        String told = world.calls().stream()
                .filter(one -> one.result().equals(HINTS) || consumes(one))
                .filter(world::wasSeenInFull)
                .map(one -> (one.result().equals(HINTS) ? "hints (" : "consumption (") + one.name() + ")")
                .collect(Collectors.joining(" and "));
        return told.contains("hints") && told.contains("consumption")
                ? ": " + told + " reached the client and were not acted on"
                : "";
    }

    private static boolean consumes(ScenarioCall called) {
        String result = called.result();
        return result.equals("transient and consumed")
                || result.startsWith("consumed") && !result.endsWith("isError true");
    }
}
