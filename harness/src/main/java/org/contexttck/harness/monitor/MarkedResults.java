package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * Marked results, whichever tool they come from: each has its data and a summary; and those of tools that fetch records are marked
 * by how many records they hold, and the summary stands for them (TC-S-01 to TC-S-07).
 */
final class MarkedResults implements ExchangeMonitor {

    static final Set<String> ROWS = Set.of("TC-S-01", "TC-S-02", "TC-S-03", "TC-S-04", "TC-S-05", "TC-S-06", "TC-S-07");

    private static final Pointer LIFECYCLE = Pointer.parse("/_meta/context/lifecycle");
    private static final Pointer SUMMARY = Pointer.parse("/_meta/context/summary");
    private static final Pointer CONSUMED_BY = Pointer.parse("/_meta/context/consumedBy");
    private static final Pointer CONTENT = Pointer.parse("/content");
    private static final int ENOUGH = 5;
    private static final int MOST_QUERIES = 1_000;
    private static final int MOST_PAGES = 1_000;

    /** A summary with so many texts of so many characters names records, not where they are in a list. */
    private static final int TELLING = 3;

    private final Findings findings;
    private final Map<Query, Map<String, Seen>> summaries = new HashMap<>();
    private final Map<Summarized, List<String>> named = new HashMap<>();

    /** What was asked, the number of the page aside. */
    private record Query(String tool, ObjectNode arguments) {}

    /** A page whose summary is known. @param records that it held, which tell whether another is the same one */
    private record Seen(String page, List<String> records) {}

    /** A summary of a tool's result. */
    private record Summarized(String tool, String summary) {}

    MarkedResults(Findings findings) {
        this.findings = findings;
    }

    @Override
    public void accept(RpcExchange call, ClaimedTool claimed) {
        if (!call.succeeded()) {
            return;
        }
        JsonNode context = call.result().path("_meta").path("context");
        JsonNode lifecycle = context.path("lifecycle");
        Optional<Marked> marked = lifecycle.isTextual() && lifecycle.textValue().equals("transient")
                ? Optional.of(marked(call, context))
                : Optional.empty();
        for (FetchTool tool : claimed.fetch()) {
            records(call.result(), tool).ifPresent(found -> judge(call, tool, found, marked));
        }
    }

    /** A result that is marked. @param content all of it as one text */
    private record Marked(Optional<String> summary, String content) {}

    /** Without data there is nothing that a summary could stand for. */
    private Marked marked(RpcExchange call, JsonNode context) {
        demand(call, "TC-S-07").at(CONSUMED_BY, !context.has("consumedBy"), "absent");
        Optional<String> summary = Optional.ofNullable(context.path("summary").textValue());
        demand(call, "TC-S-03")
                .at(SUMMARY, summary.filter(text -> !text.isBlank()).isPresent(), "text, not blank");
        String content = contentText(call.result());
        demand(call, "TC-S-06").at(CONTENT, !content.isBlank(), "the data that the summary stands for");
        summary.filter(text -> !content.isBlank()).ifPresent(text -> shorter(call, text, content));
        return new Marked(summary, content);
    }

    private void shorter(RpcExchange call, String summary, String content) {
        int length = characters(summary);
        int whole = characters(content);
        findings.observed("TC-S-04");
        if (length >= whole) {
            demand(call, "TC-S-04")
                    .says(
                            SUMMARY,
                            "the summary has " + length + " characters, the text it stands for " + whole,
                            "fewer than " + whole + " characters");
        }
    }

    private void judge(RpcExchange call, FetchTool tool, List<String> records, Optional<Marked> marked) {
        if (records.size() >= ENOUGH) {
            demand(call, "TC-S-01").at(LIFECYCLE, marked.isPresent(), "exactly \"transient\"");
        } else {
            demand(call, "TC-S-02").at(LIFECYCLE, marked.isEmpty(), "anything but \"transient\"");
        }
        marked.ifPresent(result -> {
            complete(call, records, result.content());
            result.summary().ifPresent(text -> stands(call, tool, records, text));
        });
    }

    private void complete(RpcExchange call, List<String> records, String content) {
        records.stream()
                .filter(record -> !record.isEmpty() && !content.contains(record))
                .findFirst()
                .ifPresent(record -> demand(call, "TC-S-06")
                        .says(
                                CONTENT,
                                "the content does not name record " + ShownMessages.text(record),
                                "each of its records"));
    }

    private void stands(RpcExchange call, FetchTool tool, List<String> records, String summary) {
        findings.observed("TC-S-05");
        if (!names(summary, records.size())) {
            demand(call, "TC-S-05")
                    .says(
                            SUMMARY,
                            "the summary does not name the number of records, " + records.size(),
                            "text that names " + records.size());
        }
        tool.pages().ifPresent(pages -> unlikeOthers(call, pages, records, summary));
        ofItsOwn(call, records, summary);
    }

    /** Whatever was asked: a summary that names records of one result is none of a result without them. */
    private void ofItsOwn(RpcExchange call, List<String> records, String summary) {
        Summarized key = new Summarized(call.tool(), summary);
        List<String> others = named.get(key);
        if (others == null && named.size() < MOST_QUERIES) {
            List<String> told = records.stream()
                    .filter(record -> record.length() >= TELLING && names(summary, record, Character::isLetterOrDigit))
                    .toList();
            named.put(key, told.size() < TELLING ? List.of() : told);
        } else if (others != null && !records.containsAll(others)) {
            String foreign = others.stream()
                    .filter(it -> !records.contains(it))
                    .findFirst()
                    .orElseThrow();
            demand(call, "TC-S-05")
                    .says(
                            SUMMARY,
                            "the summary is one of other records: it names " + ShownMessages.text(foreign),
                            "a summary of the records that are there");
        }
    }

    /** No two pages of one query share a summary; the same page may come again, whatever its number. */
    private void unlikeOthers(RpcExchange call, PageWalk pages, List<String> records, String summary) {
        ObjectNode query = call.arguments().deepCopy();
        JsonNode page = query.remove(pages.parameter());
        String number = page == null
                ? Integer.toString(pages.first())
                : WholeNumber.of(page).map(Object::toString).orElseGet(page::asText);
        if (summaries.size() >= MOST_QUERIES && !summaries.containsKey(new Query(call.tool(), query))) {
            return;
        }
        Map<String, Seen> known = summaries.computeIfAbsent(new Query(call.tool(), query), first -> new HashMap<>());
        Seen other = known.get(summary);
        if (other != null && !other.page().equals(number) && !other.records().equals(records)) {
            demand(call, "TC-S-05")
                    .says(SUMMARY, SUMMARY + " is the same as that of page " + other.page(), "another on each page");
        } else if (known.size() < MOST_PAGES) {
            known.put(summary, new Seen(number, records));
        }
    }

    private Demand demand(RpcExchange call, String requirement) {
        return new Demand(findings, call, requirement);
    }

    /** What identifies each of them; empty if the result has none where the profile says they are. */
    private static Optional<List<String>> records(JsonNode result, FetchTool tool) {
        return tool.records()
                .identities(StructuredContent.texts(result), StructuredContent.of(result), tool.identify());
    }

    /** Everything in {@code content} as one text: text blocks as they are, other blocks as JSON. */
    private static String contentText(JsonNode result) {
        List<String> all = new ArrayList<>();
        for (JsonNode block : result.path("content")) {
            all.add(block.path("text").isTextual() ? block.path("text").textValue() : Json.write(block));
        }
        return all.size() == 1 ? all.get(0) : String.join("\n", all);
    }

    /** Characters, those at the ends that are white space aside. */
    private static int characters(String text) {
        String stripped = text.strip();
        return stripped.codePointCount(0, stripped.length());
    }

    /** Whether a text says a number. */
    private static boolean names(String text, int number) {
        return names(text, Integer.toString(number), MarkedResults::digit);
    }

    /** Whether a text says something, and not as a part of something longer. */
    private static boolean names(String text, String what, IntPredicate inside) {
        for (int at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + 1)) {
            int end = at + what.length();
            if ((at == 0 || !inside.test(text.charAt(at - 1)))
                    && (end == text.length() || !inside.test(text.charAt(end)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean digit(int c) {
        return c >= '0' && c <= '9';
    }
}
