package org.contexttck.reference.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ModelCall;
import org.contexttck.reference.client.ToolCall;

/** A conversation with one collapsed result "t1", one that waits, "t2", and the consumer "c1" between them. */
final class SampleConversation {

    /** One pixel. */
    static final String PICTURE =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

    private final Conversation conversation = new Conversation(new CollapseEngine(false));

    private SampleConversation() {}

    /** @param summary of "t1"; @param original the text of "t1" in full */
    static Conversation with(String summary, String original) {
        SampleConversation told = new SampleConversation();
        told.conversation.user("Go on.");
        ObjectNode hints = text("Step 2");
        hints.putObject("_meta")
                .putArray("contextHints")
                .addObject()
                .put("step", 2)
                .put("tool", "search_records")
                .put("lifecycle", "transient")
                .put("consumedBy", "store_analysis_memory");
        told.call("h1", "get_workflow_step", hints);
        told.call("t1", "search_records", marked(original, summary));
        ObjectNode consumed = text("Stored.");
        consumed.putObject("_meta").putObject("context").put("consumed", true);
        told.call("c1", "store_analysis_memory", consumed);
        told.call("t2", "search_records", marked("second page", "15 more"));
        return told.conversation;
    }

    private static ObjectNode marked(String original, String summary) {
        ObjectNode result = text(original);
        result.withArray("/content")
                .addObject()
                .put("type", "image")
                .put("data", PICTURE)
                .put("mimeType", "image/png");
        result.putObject("_meta")
                .putObject("context")
                .put("lifecycle", "transient")
                .put("summary", summary);
        return result;
    }

    private void call(String id, String tool, JsonNode result) {
        ObjectNode none = JsonNodeFactory.instance.objectNode();
        conversation.calls("", List.of(new ModelCall(new ToolCall("records", tool, id), tool, none)));
        conversation.arrived(id, result);
    }

    private static ObjectNode text(String text) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return result;
    }
}
