package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.server.LineTap;

/** What the sources leave to servers, each taken another way than by the reference. */
public final class ServerLiberties {

    private static final ServerMistakes MESSAGES = new ServerMistakes()
            .answer("AddsMembersToResults", any -> true, answer -> {
                if (answer.get("result") instanceof ObjectNode result) {
                    result.put("x-served-by", "one of three");
                }
            })
            .answer(
                    "ListsToolsInPages",
                    request -> request.method().equals("tools/list"),
                    (request, answer) -> halve(request, (ObjectNode) answer.get("result")))
            .answer("RefusesByError", Request::callsTool, ServerLiberties::error)
            .tap("RefusesWhatOverlaps", Overlaps::refuses);

    private static final ServerMistakes MARKS = new ServerMistakes()
            .result(
                    "ConsumesAndIsTransient",
                    result -> result.succeeds("store_analysis_memory"),
                    result -> result.context()
                            .ifPresent(context ->
                                    context.put("lifecycle", "transient").put("summary", "stored")))
            .result(
                    "HintsNothing",
                    result -> result.succeeds("get_workflow_step")
                            && result.hints().isEmpty(),
                    result -> meta(result).putArray("contextHints"))
            .result("LeavesNullsOfOthers", result -> {
                meta(result).putNull("com.example/trace");
                result.context().ifPresent(context -> context.putNull("com.example/expires"));
            })
            .result("SaysFalse", result -> {
                if (!result.failed()) {
                    result.json().put("isError", false);
                }
                if (result.context().filter(context -> context.has("consumed")).isEmpty()) {
                    meta(result).withObject("/context").put("consumed", false);
                }
            })
            .result("SpreadsRecordsOverBlocks", ToolResult::marked, ServerLiberties::spread)
            .result(
                    "SummarizesInWords",
                    result -> result.summarize("Page %d of %d of all activities, %d of them"
                            .formatted(
                                    result.number("page"),
                                    result.number("pages"),
                                    result.page()
                                            .map(page -> page.path("records").size())
                                            .orElse(0))));

    /** All there are. */
    public static final Mistakes<LineTap> ALL = Mistakes.of(MESSAGES, MARKS);

    private ServerLiberties() {}

    private static ObjectNode meta(ToolResult result) {
        return result.json().withObject("/_meta");
    }

    /** The first half, or the second for whoever comes with the cursor, which is an empty text. */
    private static void halve(Request request, ObjectNode result) {
        ArrayNode tools = (ArrayNode) result.get("tools");
        boolean second = request.json().at("/params/cursor").isTextual();
        int half = tools.size() / 2;
        for (int i = tools.size() - 1; i >= 0; i--) {
            if (second == i < half) {
                tools.remove(i);
            }
        }
        if (!second) {
            result.put("nextCursor", "");
        }
    }

    private static void error(ObjectNode answer) {
        JsonNode result = answer.path("result");
        if (result.path("isError").asBoolean()) {
            answer.remove("result");
            answer.putObject("error")
                    .put("code", -32602)
                    .put("message", result.at("/content/0/text").asText());
        }
    }

    /** A text block for each record, behind one that says how many there are. */
    private static void spread(ToolResult result) {
        ArrayNode records = result.records();
        result.write(records.size() + " records");
        ArrayNode content = (ArrayNode) result.json().get("content");
        records.forEach(record -> content.addObject().put("type", "text").put("text", record.toString()));
    }
}
