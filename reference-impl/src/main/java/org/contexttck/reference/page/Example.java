package org.contexttck.reference.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ModelCall;
import org.contexttck.reference.client.ToolCall;

/** A conversation to look at when there is no model: two pages of records are read, one of them is analysed and stored. */
final class Example {

    private static final String SERVER = "records";
    private static final int PER_PAGE = 15;

    private final Conversation conversation = new Conversation(new CollapseEngine(false));
    private int calls;

    private Example() {}

    static Conversation conversation() {
        Example example = new Example();
        example.tell();
        return example.conversation;
    }

    private void tell() {
        conversation.user("Go through the activities and note what should be classified anew.");
        call("get_workflow_step", arguments().put("workflow", "reclassify").put("step", 2), hints());
        call("search_records", arguments().put("page", 1), page(1));
        call(
                "store_analysis_memory",
                arguments().put("finding", "3 of 15 belong to Web Development"),
                consumed("Stored finding 1."));
        call("search_records", arguments().put("page", 2), page(2));
        conversation.assistant("Page 1 is done: 3 of 15 activities belong to Web Development. Page 2 is next.");
    }

    private void call(String tool, ObjectNode arguments, ObjectNode result) {
        String id = "call-" + ++calls;
        conversation.calls("", List.of(new ModelCall(new ToolCall(SERVER, tool, id), tool, arguments)));
        conversation.arrived(id, result);
    }

    private static ObjectNode hints() {
        ObjectNode result = text("Step 2 of 3: fetch the next page of activities with search_records.");
        result.putObject("_meta")
                .putArray("contextHints")
                .addObject()
                .put("step", 2)
                .put("tool", "search_records")
                .put("lifecycle", "transient")
                .put("consumedBy", "store_analysis_memory");
        return result;
    }

    private static ObjectNode page(int page) {
        StringBuilder text = new StringBuilder();
        int first = (page - 1) * PER_PAGE + 1;
        for (int id = first; id < first + PER_PAGE; id++) {
            text.append("#").append(id).append("  activity ").append(id).append(", 45 minutes\n");
        }
        ObjectNode result = text(text.toString().stripTrailing());
        result.putObject("_meta")
                .putObject("context")
                .put("lifecycle", "transient")
                .put(
                        "summary",
                        PER_PAGE + " activity records (page " + page + "/9, IDs: " + first + ", " + (first + 1) + ", "
                                + (first + 2) + "...)");
        return result;
    }

    private static ObjectNode consumed(String text) {
        ObjectNode result = text(text);
        result.putObject("_meta").putObject("context").put("consumed", true);
        return result;
    }

    private static ObjectNode text(String text) {
        ObjectNode result = arguments();
        ArrayNode content = result.putArray("content");
        content.addObject().put("type", "text").put("text", text);
        return result;
    }

    private static ObjectNode arguments() {
        return JsonNodeFactory.instance.objectNode();
    }
}
