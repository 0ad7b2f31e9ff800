package org.contexttck.harness.monitor.prompt;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.monitor.prompt.WatchedResult.State;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Message;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;

/** Holds each request to the model against what may have become of the results in it. */
final class ShownPrompt {

    /** Shorter texts may well be said again by somebody else. */
    private static final int LONG = 40;

    private final PromptFindings findings;
    private final HintedPairs pairs;
    private List<String> order = List.of();
    private Set<PromptMessage> before = Set.of();
    private final Set<String> told = new HashSet<>();

    /** Where a request is recorded. */
    record Source(String transcript, Message message) {}

    ShownPrompt(PromptFindings findings, HintedPairs pairs) {
        this.findings = findings;
        this.pairs = pairs;
    }

    void next(List<PromptMessage> messages, Map<String, WatchedResult> results, Source source) {
        Map<String, List<PromptMessage>> byCall = messages.stream()
                .filter(message -> message.role().equals(PromptMessage.TOOL))
                .collect(Collectors.groupingBy(
                        message -> message.callId().orElse(""), LinkedHashMap::new, Collectors.toList()));
        Map<WatchedResult, PromptMessage> here = new LinkedHashMap<>();
        ModelConversation.ids(messages)
                .distinct()
                .flatMap(id -> Optional.ofNullable(results.get(id)).stream())
                .forEach(result -> {
                    List<PromptMessage> shown = byCall.getOrDefault(result.callId, List.of());
                    once(result, shown.size(), source);
                    if (shown.size() == 1) {
                        here.put(result, shown.get(0));
                    }
                });
        List<String> now = byCall.values().stream()
                .flatMap(List::stream)
                .flatMap(message -> message.callId().stream())
                .filter(results::containsKey)
                .distinct()
                .toList();
        List<WatchedResult> collapsed = here.keySet().stream()
                .filter(result -> result.answer.isPresent() && !result.isNew())
                .filter(result -> !result.isShownAsBefore(here.get(result)))
                .filter(result -> changed(result, here.get(result), source))
                .toList();
        boolean instead = collapsed.stream().anyMatch(result -> told.contains("TC-C-06 " + result.callId));
        here.forEach((result, message) -> {
            if (result.answer.isPresent() && !collapsed.contains(result)) {
                same(result, message, instead, source);
            }
        });
        if (!collapsed.isEmpty()) {
            inOrder(results, now, collapsed.get(0), source);
        }
        nothingElsewhere(messages, results, here, collapsed, source);
        order = now;
        before = new HashSet<>(messages);
    }

    /** Each call has one result (TC-C-13). */
    private void once(WatchedResult result, int count, Source source) {
        if (count != 1 && result.answer.isPresent()) {
            String seen = count == 0 ? "no result" : count + " results";
            broke("TC-C-13", result, "has " + seen + ", must have one", "one result for each call", seen, source);
        }
    }

    /** It is shown otherwise than before. @return whether it has collapsed by that */
    private boolean changed(WatchedResult result, PromptMessage message, Source source) {
        State was = result.state;
        boolean again = was == State.COLLAPSED && result.isShownAsAtFirst(message);
        Optional<String> other = result.otherThanSummary(message);
        result.shownAs(message);
        if (again) {
            result.state = State.OPEN;
            broke(
                    "TC-C-03",
                    result,
                    "is shown in full again, must show its summary for good",
                    summary(result),
                    "the full result",
                    source);
            return false;
        } else if (was == State.PLAIN) {
            broke(
                    "TC-C-14",
                    result,
                    "came without a mark and is shown otherwise than before, must stay as it is",
                    "as before",
                    other.orElse("its summary"),
                    source);
            return false;
        }
        result.state = State.COLLAPSED;
        if (was == State.WAITING) {
            unconsumed(result, other.orElse("shows its summary"), source);
        } else if (other.isPresent()) {
            boolean usable = result.marks.summary().isPresent();
            broke(
                    usable ? "TC-C-02" : "TC-C-15",
                    result,
                    other.get() + (usable ? ", must show its summary" : ", must show full, or a text in its place"),
                    summary(result),
                    other.get(),
                    source);
        } else {
            findings.observed().accept(result.marks.summary().isPresent() ? "TC-C-02" : "TC-C-15");
        }
        return true;
    }

    /** It is not in full any more, and nothing has consumed it. */
    private void unconsumed(WatchedResult result, String seen, Source source) {
        Set<String> tools = result.consumedSince;
        boolean own = tools.stream().anyMatch(result.consumers::contains);
        boolean consumer = tools.stream().anyMatch(pairs::mayConsume);
        String row = tools.isEmpty() ? "TC-C-01" : own ? "TC-C-06" : consumer ? "TC-C-08" : "TC-C-07";
        String by = tools.stream().sorted().collect(Collectors.joining(", "));
        String why = switch (row) {
            case "TC-C-01" -> "nothing has consumed it";
            case "TC-C-06" -> by + " has consumed another one, which stands before it";
            case "TC-C-08" -> by + " is the consumer of other tools";
            default -> by + " is nobody's consumer";
        };
        broke(row, result, seen + ", must stay in full: " + why, "the full result", seen, source);
    }

    /** It is shown as before, or for the first time. */
    private void same(WatchedResult result, PromptMessage message, boolean instead, Source source) {
        if (result.isNew()) {
            result.begins(message);
            boolean summary = result.marks.summary().isPresent()
                    && !result.answer.orElseThrow().isWholeIn(message)
                    && result.otherThanSummary(message).isEmpty();
            if (summary && result.state == State.WAITING) {
                unconsumed(result, "shows its summary", source);
            }
            result.state = summary && result.state != State.PLAIN ? State.COLLAPSED : result.state;
        }
        switch (result.state) {
            case PLAIN -> findings.observed().accept("TC-C-14");
            case WAITING -> findings.observed().accept("TC-C-01");
            case COLLAPSED -> findings.observed().accept("TC-C-03");
            case DUE -> {
                result.state = State.OPEN;
                if (result.marks.summary().isPresent() && !instead) {
                    broke(
                            "TC-C-02",
                            result,
                            "is shown in full after it was consumed, must show its summary",
                            summary(result),
                            "the full result",
                            source);
                }
            }
            case OPEN -> {
                // either will do
            }
        }
    }

    /** A collapse moves nothing and takes nothing away (TC-C-13). */
    private void inOrder(Map<String, WatchedResult> results, List<String> now, WatchedResult collapsed, Source source) {
        findings.observed().accept("TC-C-13");
        for (int i = 0; i < order.size(); i++) {
            if (i >= now.size() || !now.get(i).equals(order.get(i))) {
                WatchedResult moved = results.get(order.get(i));
                broke(
                        "TC-C-13",
                        moved,
                        "does not stand where it stood before " + collapsed.tool() + " " + collapsed.callId
                                + " collapsed, must stay in its place",
                        "result " + (i + 1),
                        now.contains(moved.callId) ? "result " + (now.indexOf(moved.callId) + 1) : "gone",
                        source);
                return;
            }
        }
    }

    /** What has collapsed is not said in another message either (TC-C-03); what the model itself says is its own. */
    private void nothingElsewhere(
            List<PromptMessage> messages,
            Map<String, WatchedResult> results,
            Map<WatchedResult, PromptMessage> here,
            List<WatchedResult> collapsed,
            Source source) {
        List<PromptMessage> fresh =
                messages.stream().filter(message -> !before.contains(message)).toList();
        here.forEach((result, own) -> {
            if (result.state == State.COLLAPSED) {
                List<PromptMessage> looked = collapsed.contains(result)
                        ? messages.subList(messages.indexOf(own) + 1, messages.size())
                        : fresh;
                Stream.concat(looked.stream(), fresh.stream())
                        .filter(message -> message != own && !message.role().equals("assistant"))
                        .filter(message -> result.answer.orElseThrow().texts().stream()
                                .anyMatch(text ->
                                        text.length() >= LONG && message.holds(text) && !isOwn(message, text, results)))
                        .findFirst()
                        .ifPresent(message -> broke(
                                "TC-C-03",
                                result,
                                "has collapsed, and a message of the role " + message.role()
                                        + " holds its text, must hold nothing of it",
                                "nothing of the full result",
                                "its text in another message",
                                source));
            }
        });
    }

    /** Whether a message is the result of a call that has returned the same data, or may have: what it returned is not known. */
    private static boolean isOwn(PromptMessage message, String text, Map<String, WatchedResult> results) {
        return message.callId().isPresent()
                && message.callId()
                        .map(results::get)
                        .flatMap(one -> one.answer)
                        .map(answer -> answer.texts().stream().anyMatch(said -> said.contains(text)))
                        .orElse(true);
    }

    private static String summary(WatchedResult result) {
        return result.marks.summary().orElse("the full result, or a text in its place");
    }

    private void broke(String row, WatchedResult result, String what, String expected, String seen, Source source) {
        if (told.add(row + " " + result.callId)) {
            Message message = source.message();
            Fault fault = Fault.of(result.tool(), result.tool() + " " + result.callId + ": " + what, expected, seen)
                    .shownBy(
                            source.transcript(),
                            List.of(new Excerpt(message.order(), ExcerptDirection.RECEIVED, message.shown())));
            findings.broke().accept(row, fault);
        }
    }
}
