package org.contexttck.harness.doctor.bill;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.contexttck.harness.oracle.Counted;

/** What each of the four protocols would have made of the results that came, under assumptions that are said with each number. */
final class Savings {

    /** As long as the summary in the text of transient-context. */
    private static final String SUMMARY = "15 activity records (page 1/9, IDs: 72, 73, 74\u2026)";

    private static final int LIST = 5;

    private static final String LONG = " of more than " + Saving.FIRST_LINES + " lines or 100,000 characters";

    private final Map<String, ToolCost> tools;
    private final List<CallCost> calls;

    private Savings(List<ToolCost> tools, List<CallCost> calls) {
        this.tools = tools.stream()
                .collect(Collectors.toMap(one -> one.tool().name(), Function.identity(), (first, second) -> first));
        this.calls = calls.stream().filter(call -> call.result().isPresent()).toList();
    }

    /** One for each protocol; none if no result came. */
    static List<Saving> of(List<ToolCost> tools, List<CallCost> calls) {
        Savings savings = new Savings(tools, calls);
        return savings.calls.isEmpty()
                ? List.of()
                : List.of(
                        savings.transientContext(),
                        savings.subContext(),
                        savings.contextSaving(),
                        savings.contextPack());
    }

    private Saving transientContext() {
        List<ResultCost> own = results(result -> result.summary().isPresent());
        List<ResultCost> unmarked =
                results(result -> result.summary().isEmpty() && !result.marks().contains("packed"));
        List<ResultCost> lists =
                unmarked.stream().filter(result -> result.items() >= LIST).toList();
        List<ResultCost> texts = unmarked.stream()
                .filter(result -> result.items() < LIST && result.goesOn())
                .toList();
        if (own.isEmpty() && lists.isEmpty() && texts.isEmpty()) {
            return none(
                    "transient-context",
                    "no result is marked transient, holds a list of five items or more, or is a text" + LONG);
        }
        long assumed = Cost.of(SUMMARY).tokens();
        long left = own.stream()
                        .mapToLong(one -> one.summary().orElseThrow().tokens())
                        .sum()
                + assumed * (lists.size() + texts.size());
        List<ResultCost> all = new ArrayList<>(own);
        all.addAll(lists);
        all.addAll(texts);
        return some(
                "transient-context",
                sum(all) - left,
                sum(all),
                "in each request after they were consumed, with summaries in their place: "
                        + parts(own.size(), lists.size(), texts.size(), assumed));
    }

    private static String parts(int own, int lists, int texts, long assumed) {
        List<String> parts = new ArrayList<>();
        if (own > 0) {
            parts.add(Counted.of(own, "result") + " with a summary of its own");
        }
        if (lists > 0) {
            parts.add(Counted.of(lists, "list") + " of five items or more");
        }
        if (texts > 0) {
            parts.add(Counted.of(texts, "text") + LONG);
        }
        String summary = lists + texts == 0
                ? ""
                : ", taken to have a summary of " + assumed
                        + " tokens each, as long as the example in the protocol's text";
        return String.join("; ", parts) + summary;
    }

    private Saving subContext() {
        List<ResultCost> all = results(result -> true);
        return some(
                "sub-context",
                sum(all),
                sum(all),
                "at most, if all these calls are made in a context of their own of which only the outcome, not counted"
                        + " here, comes back to the parent");
    }

    private Saving contextSaving() {
        List<ResultCost> unbounded = calls.stream()
                .filter(call -> Optional.ofNullable(tools.get(call.tool()))
                        .filter(tool -> tool.limits().isEmpty())
                        .isPresent())
                .flatMap(call -> call.result().stream())
                .toList();
        if (unbounded.isEmpty()) {
            return none("context-saving", "each tool that was called takes a parameter that bounds its output");
        }
        long kept = unbounded.stream()
                .mapToLong(one -> Math.min(one.shown().tokens(), one.bounded().tokens()))
                .sum();
        return some(
                "context-saving",
                sum(unbounded) - kept,
                sum(unbounded),
                "if the tools that take no limit took one, and a caller asked for the first " + Saving.FIRST_ITEMS
                        + " items of a list (of its JSON), or the first " + Saving.FIRST_LINES
                        + " lines and 100,000 characters of a text");
    }

    private Saving contextPack() {
        List<ResultCost> packs = results(result -> result.markdown().isPresent());
        if (packs.isEmpty()) {
            return none(
                    "context-pack",
                    "no result is a pack, and what a pack would hold in place of these results cannot be known from"
                            + " outside");
        }
        long left = packs.stream()
                .mapToLong(one -> Math.min(
                        one.shown().tokens(), one.markdown().orElseThrow().tokens()))
                .sum();
        return some(
                "context-pack",
                sum(packs) - left,
                sum(packs),
                "if a host hands on the markdown of a pack alone, as the protocol's text says it may");
    }

    private List<ResultCost> results(Predicate<ResultCost> wanted) {
        return calls.stream()
                .flatMap(call -> call.result().stream())
                .filter(wanted)
                .toList();
    }

    private static long sum(List<ResultCost> results) {
        return results.stream().mapToLong(one -> one.shown().tokens()).sum();
    }

    private static Saving some(String protocol, long saved, long of, String assumption) {
        return new Saving(protocol, true, Math.max(0, saved), of, assumption);
    }

    private static Saving none(String protocol, String why) {
        return new Saving(protocol, false, 0, 0, why);
    }
}
