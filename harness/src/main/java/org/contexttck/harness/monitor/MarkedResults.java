package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Results of tools that fetch records: each is marked by how many records it holds, and its summary stands for them (TC-S-01 to TC-S-07). */
final class MarkedResults implements ExchangeMonitor {

    static final Set<String> ROWS = Set.of("TC-S-01", "TC-S-02", "TC-S-03", "TC-S-04", "TC-S-05", "TC-S-06", "TC-S-07");

    private static final Pointer LIFECYCLE = Pointer.parse("/_meta/context/lifecycle");
    private static final Pointer SUMMARY = Pointer.parse("/_meta/context/summary");
    private static final Pointer CONSUMED_BY = Pointer.parse("/_meta/context/consumedBy");
    private static final Pointer CONTENT = Pointer.parse("/content");
    private static final int ENOUGH = 5;
    private static final int MOST_QUERIES = 1_000;
    private static final int MOST_PAGES = 1_000;

    private final Setting setting;
    private final Findings findings;
    private final Map<Query, Map<String, String>> summaries = new HashMap<>();

    /** What was asked, the number of the page aside. */
    private record Query(String tool, ObjectNode arguments) {}

    MarkedResults(Setting setting, Findings findings) {
        this.setting = setting;
        this.findings = findings;
    }

    @Override
    public void accept(RpcExchange call) {
        if (call.succeeded()) {
            setting.claims().get().transientContext().map(TransientContextClaim::fetch).stream()
                    .flatMap(List::stream)
                    .filter(tool -> tool.tool().equals(call.tool()))
                    .forEach(tool -> records(call.result(), tool).ifPresent(records -> judge(call, tool, records)));
        }
    }

    private void judge(RpcExchange call, FetchTool tool, List<String> records) {
        boolean marked = LIFECYCLE
                .at(call.result())
                .filter(it -> it.isTextual() && it.textValue().equals("transient"))
                .isPresent();
        if (records.size() >= ENOUGH) {
            demand(call, "TC-S-01").at(LIFECYCLE, marked, "exactly \"transient\"");
        } else {
            demand(call, "TC-S-02").at(LIFECYCLE, !marked, "anything but \"transient\"");
        }
        if (marked) {
            demand(call, "TC-S-07")
                    .at(CONSUMED_BY, CONSUMED_BY.at(call.result()).isEmpty(), "absent");
            String content = contentText(call.result());
            complete(call, content, records);
            summary(call, tool, content, records);
        }
    }

    private void complete(RpcExchange call, String content, List<String> records) {
        findings.observed("TC-S-06");
        records.stream()
                .filter(record -> !record.isEmpty() && !content.contains(record))
                .findFirst()
                .ifPresent(record -> demand(call, "TC-S-06")
                        .says(
                                CONTENT,
                                "the content does not name record " + ShownMessages.text(record),
                                "each of its records"));
    }

    private void summary(RpcExchange call, FetchTool tool, String content, List<String> records) {
        Optional<String> summary =
                SUMMARY.at(call.result()).filter(JsonNode::isTextual).map(JsonNode::textValue);
        demand(call, "TC-S-03")
                .at(SUMMARY, summary.filter(text -> !text.isBlank()).isPresent(), "text, not blank");
        summary.ifPresent(text -> {
            int length = characters(text);
            int whole = characters(content);
            findings.observed("TC-S-04");
            if (length >= whole) {
                demand(call, "TC-S-04")
                        .says(
                                SUMMARY,
                                "the summary has " + length + " characters, the text it stands for " + whole,
                                "fewer than " + whole + " characters");
            }
            findings.observed("TC-S-05");
            if (!names(text, records.size())) {
                demand(call, "TC-S-05")
                        .says(
                                SUMMARY,
                                "the summary does not name the number of records, " + records.size(),
                                "text that names " + records.size());
            }
            tool.pages().ifPresent(pages -> unlikeOthers(call, pages, text));
        });
    }

    /** No two pages of one query share a summary; the same page may come again. */
    private void unlikeOthers(RpcExchange call, PageWalk pages, String summary) {
        ObjectNode query = call.arguments().deepCopy();
        JsonNode page = query.remove(pages.parameter());
        String number = page == null
                ? Integer.toString(pages.first())
                : WholeNumber.of(page).map(Object::toString).orElseGet(page::asText);
        Query key = new Query(call.tool(), query);
        if (!summaries.containsKey(key) && summaries.size() >= MOST_QUERIES) {
            return;
        }
        Map<String, String> known = summaries.computeIfAbsent(key, first -> new HashMap<>());
        String other = known.get(summary);
        if (other != null && !other.equals(number)) {
            demand(call, "TC-S-05")
                    .says(SUMMARY, SUMMARY + " is the same as that of page " + other, "another on each page");
        } else if (known.size() < MOST_PAGES) {
            known.put(summary, number);
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
        StringBuilder all = new StringBuilder();
        for (JsonNode block : result.path("content")) {
            all.append(block.path("text").isTextual() ? block.path("text").textValue() : Json.write(block))
                    .append('\n');
        }
        return all.toString();
    }

    /** Characters, those at the ends that are white space aside. */
    private static int characters(String text) {
        String stripped = text.strip();
        return stripped.codePointCount(0, stripped.length());
    }

    /** Whether a text says a number. */
    private static boolean names(String text, int number) {
        String digits = Integer.toString(number);
        for (int at = text.indexOf(digits); at >= 0; at = text.indexOf(digits, at + 1)) {
            int end = at + digits.length();
            if ((at == 0 || !digit(text.charAt(at - 1))) && (end == text.length() || !digit(text.charAt(end)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }
}
