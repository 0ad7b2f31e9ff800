package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.atomic.AtomicBoolean;
import org.contexttck.reference.server.LineTap;

/** Wrong marks, and pages that do not hold what they should. */
final class Marking {

    static final ServerMistakes ALL = new ServerMistakes()
            .result(
                    "MarkedWithoutData",
                    ToolResult::marked,
                    result -> result.write("The records are in the structured content: " + result.summary()))
            .result("MarksEverything", result -> result.page().isPresent() && !result.marked(), Marking::mark)
            .result(
                    "MarksFromSix",
                    result -> result.marked() && result.records().size() == 5,
                    ToolResult::unmark)
            .result(
                    "MarksOnlyFullPages",
                    result -> result.marked() && result.records().size() < result.number("per_page"),
                    ToolResult::unmark)
            .result(
                    "MarksUpToTwenty",
                    result -> result.marked() && result.records().size() > 20,
                    ToolResult::unmark)
            .tap("MarksOnlyInWorkflow", Marking::onlyInWorkflow)
            .result(
                    "NullContext",
                    result -> result.page().isPresent() && !result.marked(),
                    result -> result.json().putObject("_meta").putNull("context"))
            .result("NullMembersInContext", result -> result.mark(mark -> mark.putNull("consumedBy")))
            .result(
                    "NullMeta",
                    result -> !result.json().has("_meta"),
                    result -> result.json().putNull("_meta"))
            .result(
                    "ResultNamesConsumer",
                    result -> result.mark(mark -> mark.put("consumedBy", "store_analysis_memory")))
            .result(
                    "LosesTheLastPage",
                    result -> result.number("page") > 1 && result.number("page") == result.number("pages"),
                    Marking::empty)
            .result(
                    "RepeatsARecord",
                    result -> result.number("page") > 1 && !result.records().isEmpty(),
                    Marking::repeat);

    private Marking() {}

    private static void mark(ToolResult result) {
        result.newContext()
                .put("lifecycle", "transient")
                .put(
                        "summary",
                        "%d activity records (page %d/%d)"
                                .formatted(result.records().size(), result.number("page"), result.number("pages")));
    }

    private static LineTap onlyInWorkflow() {
        AtomicBoolean inWorkflow = new AtomicBoolean();
        return ServerMistakes.results(result -> {
            inWorkflow.compareAndSet(false, result.answers("get_workflow_step"));
            if (result.marked() && !inWorkflow.get()) {
                result.unmark();
            }
        });
    }

    private static void empty(ToolResult result) {
        result.structured(page -> page.putArray("records"));
        result.unmark();
    }

    /** Gives the first record the id of the last one of the page before: one id comes twice, the next never. */
    private static void repeat(ToolResult result) {
        result.structured(page -> {
            int id = page.at("/records/0/id").asInt();
            ((ObjectNode) page.at("/records/0")).put("id", id - 1);
        });
    }
}
