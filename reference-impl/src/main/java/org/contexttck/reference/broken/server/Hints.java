package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ArrayNode;

/** Wrong hints, and wrong answers about steps. */
final class Hints {

    private static final String STEPS = "get_workflow_step";

    static final ServerMistakes ALL = new ServerMistakes()
            .result("HintNamesAnotherTool", result -> result.hint(hint -> hint.put("tool", "find_records")))
            .result(
                    "HintNamesUnlistedTool",
                    result -> result.hints().ifPresent(hints -> add(hints, "archive_findings")))
            .result("HintStepAsText", result -> result.hint(hint -> hint.put("step", "2")))
            .result("HintWithoutConsumer", result -> result.hint(hint -> hint.remove("consumedBy")))
            .result(
                    "HintsAsObject",
                    result ->
                            result.hint(hint -> result.json().putObject("_meta").set("contextHints", hint)))
            .result(
                    "HintsOnEveryStep",
                    result -> result.succeeds(STEPS) && result.hints().isEmpty(),
                    result -> add(result.json().putObject("_meta").putArray("contextHints"), "store_analysis_memory"))
            .result(
                    "HintsOnlyOnFirstLoopStep",
                    result -> result.hints().isPresent() && result.request().is("step", "3"),
                    ToolResult::unmark)
            .result(
                    "HintsOfTheFirstWorkflow",
                    result -> result.request().is("workflow", "review"),
                    result -> result.hint(hint -> hint.put("tool", "search_records")))
            .result("NoHints", result -> result.answers(STEPS), ToolResult::unmark)
            .result(
                    "UnknownStepIsText",
                    result -> result.fails(STEPS),
                    result -> result.json().put("isError", false));

    private Hints() {}

    private static void add(ArrayNode hints, String consumer) {
        hints.addObject()
                .put("step", 2)
                .put("tool", "search_records")
                .put("lifecycle", "transient")
                .put("consumedBy", consumer);
    }
}
