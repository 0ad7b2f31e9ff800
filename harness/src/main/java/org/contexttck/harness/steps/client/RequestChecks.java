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
public final class RequestChecks {

    private static final String FULL = "full";
    private static final String SUMMARY = "summary";
    private static final String HINTS = "hints";
    private static final String TEXT = "text";
    private static final String SOMETHING = "full, or a text in its place";
    private static final Set<String> EMPTY_WORDS = Set.of("null", "undefined", "None", "nil", "[object Object]");

    private final ClientWorld world;
    private final RequestFaults faults;

    public RequestChecks(ClientWorld world, RequestFaults faults) {
        this.world = world;
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
    void demand(ObservedRequest request, ScenarioCall called, String phrase) {
        ShownResult shownResult = world.shownResult(request, called);
        if (phrase.equals(SUMMARY) && !world.wasSeenInFull(called)) {
            world.evidence().inconclusive(neverFull(called, shownResult));
            return;
        }
        world.evidence().observed();
        if (!fits(shownResult, phrase)) {
            String why = phrase.equals(SUMMARY) ? notCollapsed(request, shownResult) : "";
            String seen = why.isEmpty() ? RequestFaults.seen(shownResult) : "in full" + why;
            faults.inRequest(request, called, shownResult, must(phrase) + why, expected(called, phrase), seen);
        }
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
        for (ObservedRequest request : requests) {
            world.evidence().observed();
            List<String> left = called.content().partsIn(request.prompt().raw());
            if (!left.isEmpty()) {
                String parts = String.join(", ", left);
                String why = left.contains(TEXT) ? notCollapsed(request, world.shownResult(request, called)) : "";
                Optional<PromptMessage> message = request.prompt().messages().stream()
                        .filter(one -> !called.content()
                                .partsIn(String.join("\n", one.texts()))
                                .isEmpty())
                        .findFirst();
                faults.inMessage(
                        request,
                        message,
                        called.call().tool(),
                        called.line() + ": " + request.line() + ", still holds its " + parts
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
        world.evidence().observed();
        world.evidence()
                .broke(Fault.of("", reason + ", must go on", "the next request to the model", reason)
                        .shownBy(world.session().map(open -> open.transcript()).orElse(""), List.of()));
    }

    private static boolean fits(ShownResult shownResult, String phrase) {
        return switch (phrase) {
            case FULL -> shownResult.state() == ShownResult.State.FULL;
            case SUMMARY -> shownResult.state() == ShownResult.State.SUMMARY;
            case SOMETHING ->
                shownResult
                        .message()
                        .map(PromptMessage::text)
                        .filter(RequestChecks::says)
                        .isPresent();
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

    private static String expected(ScenarioCall called, String phrase) {
        return phrase.equals(SUMMARY) ? called.summary().map(Shown::text).orElse(phrase) : phrase;
    }

    private static String neverFull(ScenarioCall called, ShownResult shownResult) {
        return called.line() + " was never seen in full in any request to the model (the last one "
                + shownResult.words() + "), so nothing is shown about its collapse";
    }
}
