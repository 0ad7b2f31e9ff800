package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.json.Json;

/**
 * The worked example of transient-context as calls that a fixture server answers: a workflow step that pairs fetching with
 * storing, 132 records in nine transient pages, and a consumer. In any order and as often as somebody at a terminal likes.
 */
public final class ExampleLoop {

    private static final int RECORDS = 132;
    private static final int PAGE = 15;
    private static final int PAGES = 9;
    private static final int FIRST_ID = 71;
    private static final int MOST = 200;

    private ExampleLoop() {}

    /** What is answered. Calls with other arguments are answered as the next of their tool. */
    public static List<ScriptedCall> calls() {
        List<ScriptedCall> calls = new ArrayList<>();
        for (int page = 1; page <= PAGES; page++) {
            add(calls, "search_records", Json.object().put("page", page), page(page));
        }
        for (int i = 0; i < MOST; i++) {
            add(calls, "get_workflow_step", Json.object().put("step", i + 1), step());
            add(calls, "store_analysis_memory", Json.object().put("finding", "finding " + i), stored());
            add(calls, "find_records", Json.object().put("page", i + 1), text("No records were found."));
            add(calls, "recall_memory", Json.object().put("query", "query " + i), text("Nothing was stored before."));
        }
        return calls;
    }

    private static void add(List<ScriptedCall> calls, String tool, ObjectNode arguments, ObjectNode result) {
        calls.add(new ScriptedCall("example" + calls.size(), tool, arguments, new Reply.Result(result)));
    }

    private static ObjectNode page(int page) {
        int first = (page - 1) * PAGE + 1;
        int last = Math.min(page * PAGE, RECORDS);
        List<String> lines = new ArrayList<>();
        for (int record = first; record <= last; record++) {
            lines.add("#" + (FIRST_ID + record) + " Activity " + record + " of a customer who asked for a new site");
        }
        ObjectNode result = text(String.join("\n", lines));
        int id = FIRST_ID + first;
        result.putObject("_meta")
                .putObject("context")
                .put("lifecycle", "transient")
                .put(
                        "summary",
                        (last - first + 1) + " activity records (page " + page + "/" + PAGES + ", IDs: " + id + ", "
                                + (id + 1) + ", " + (id + 2) + "…)");
        return result;
    }

    private static ObjectNode step() {
        ObjectNode result =
                text("Steps 2 to 3: fetch a page of records with search_records, analyse it, store what you found "
                        + "with store_analysis_memory; then the next page, until all nine are done.");
        result.putObject("_meta")
                .putArray("contextHints")
                .addObject()
                .put("step", 2)
                .put("tool", "search_records")
                .put("lifecycle", "transient")
                .put("consumedBy", "store_analysis_memory");
        return result;
    }

    private static ObjectNode stored() {
        ObjectNode result = text("Stored one finding.");
        result.putObject("_meta").putObject("context").put("consumed", true);
        return result;
    }

    private static ObjectNode text(String text) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return result;
    }
}
