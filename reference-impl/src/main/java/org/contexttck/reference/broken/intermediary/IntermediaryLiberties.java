package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.intermediary.MessageTap;

/** What the sources leave to intermediaries, each taken another way than by the reference. */
public final class IntermediaryLiberties {

    /** All there are. */
    public static final Mistakes<MessageTap> ALL = new IntermediaryMistakes()
            .error("PutsWordsAroundErrors", answer -> {
                ObjectNode error = answer.withObject("/error");
                error.put("message", "MCP error: " + error.path("message").asText() + ".");
            })
            .error("TurnsErrorsIntoResults", answer -> {
                String message = answer.at("/error/message").asText();
                answer.remove("error");
                answer.putObject("result")
                        .put("isError", true)
                        .putArray("content")
                        .addObject()
                        .put("type", "text")
                        .put("text", "The tool failed: " + message);
            })
            .result("WritesIsErrorAlways", result -> result.putIfAbsent("isError", BooleanNode.FALSE))
            .tap("WritesMessagesAnew", () -> new BrokenIntermediary() {});

    private IntermediaryLiberties() {}
}
