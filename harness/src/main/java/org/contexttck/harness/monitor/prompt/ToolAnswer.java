package org.contexttck.harness.monitor.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.peer.model.PromptMessage;

/**
 * What a server has answered to a call.
 *
 * @param server tells servers of a session apart
 */
record ToolAnswer(String server, String tool, JsonNode arguments, JsonNode result) {

    ResultMarks marks() {
        return ResultMarks.of(result);
    }

    /** The texts of its content. */
    List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (JsonNode block : result.path("content")) {
            if (!block.path("text").asText("").isBlank()) {
                texts.add(block.get("text").asText());
            }
        }
        return texts;
    }

    /** Whether a message carries it whole: all of its texts, or all that its structured copy says. */
    boolean isWholeIn(PromptMessage message) {
        List<String> texts = texts();
        List<String> copy = new ArrayList<>();
        leaves(result.path("structuredContent"), copy);
        return texts.stream().allMatch(message::holds)
                || !copy.isEmpty() && copy.stream().allMatch(message::holds);
    }

    private static void leaves(JsonNode node, List<String> found) {
        if (node.isTextual()) {
            found.add(node.textValue());
        }
        node.forEach(child -> leaves(child, found));
    }
}
