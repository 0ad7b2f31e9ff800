package org.contexttck.reference.broken.server;

import java.util.function.Predicate;

/** Mistakes about few of the marked results and hints: the smallest and the last page, the second step of a loop. */
final class OddMarks {

    static final ServerMistakes ALL = new ServerMistakes()
            .result("FiveWithoutSummary", OddMarks::five, result -> result.mark(mark -> mark.remove("summary")))
            .result(
                    "FiveWithLongSummary",
                    OddMarks::five,
                    result -> result.summarize((result.summary() + ": " + result.text())
                            .substring(0, result.text().length())))
            .result("FiveWithoutCount", OddMarks::five, result -> result.summarize("some activity records"))
            .result(
                    "FiveWithoutData",
                    OddMarks::five,
                    result -> result.write("The records are in the structured content: " + result.summary()))
            .result(
                    "FiveNameConsumer",
                    OddMarks::five,
                    result -> result.mark(mark -> mark.put("consumedBy", "store_analysis_memory")))
            .result(
                    "LastPageWithoutData",
                    last(),
                    result -> result.write("The records are in the structured content: " + result.summary()))
            .result(
                    "LastPageNamesConsumer",
                    last(),
                    result -> result.mark(mark -> mark.put("consumedBy", "store_analysis_memory")))
            .result(
                    "EmptyPageMarked",
                    result -> result.page().isPresent() && result.records().isEmpty(),
                    OddMarks::markNothing)
            .result("OneToolUnmarked", result -> result.answers("find_records") && result.marked(), ToolResult::unmark)
            .result("LoopHintWithBlankTool", OddMarks::third, result -> result.hint(hint -> hint.put("tool", " ")))
            .result("LoopHintStepAsText", OddMarks::third, result -> result.hint(hint -> hint.put("step", "2")))
            .result(
                    "LoopHintWithoutLifecycle",
                    OddMarks::third,
                    result -> result.hint(hint -> hint.remove("lifecycle")))
            .result(
                    "LoopHintNamesUnlistedTool",
                    OddMarks::third,
                    result -> result.hint(hint -> hint.put("consumedBy", "archive_findings")))
            .result(
                    "PageNumberAsText",
                    result -> result.page().isPresent(),
                    result -> result.structured(
                            page -> page.put("page", page.path("page").asText())))
            .result(
                    "StructuredContentLeftOut",
                    result -> result.succeeds("search_records"),
                    result -> result.json().remove("structuredContent"));

    private OddMarks() {}

    private static void markNothing(ToolResult result) {
        result.newContext().put("lifecycle", "transient").put("summary", "0 activity records");
        result.json().putArray("content");
    }

    private static boolean five(ToolResult result) {
        return result.marked() && result.records().size() == 5;
    }

    private static Predicate<ToolResult> last() {
        return result ->
                result.marked() && result.number("page") > 1 && result.number("page") == result.number("pages");
    }

    private static boolean third(ToolResult result) {
        return result.hints().isPresent() && result.request().is("step", "3");
    }
}
