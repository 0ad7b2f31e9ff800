package org.contexttck.harness.target.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * One tool call and what came back, seen as the features see it.
 *
 * @param purpose what the call was for, in the words of the features, for example {@code a full page}
 */
public record ToolCall(Connection connection, String tool, String purpose, ObjectNode arguments, Answer answer) {

    /** The result; empty if the call ended in anything else. */
    public Optional<ObjectNode> result() {
        return answer.result();
    }

    /** What is at a place of the result. */
    public Optional<JsonNode> at(Pointer place) {
        return result().flatMap(place::at);
    }

    /** Whether the call was refused: a JSON-RPC error, or a result whose {@code isError} is JSON true (R6). */
    public boolean refused() {
        return answer.outcome() instanceof Answer.RpcError || toolError();
    }

    /** Whether there is a result that is not an error. */
    public boolean succeeded() {
        return result().isPresent() && !toolError();
    }

    /** Whether neither a result nor a refusal came. */
    public boolean unanswered() {
        return result().isEmpty() && !refused();
    }

    private boolean toolError() {
        return result().map(result -> result.path("isError"))
                .filter(flag -> flag.isBoolean() && flag.booleanValue())
                .isPresent();
    }

    /** The texts of the result's text blocks, in order. */
    public List<String> texts() {
        return result().map(StructuredContent::texts).orElse(List.of());
    }

    /** {@code structuredContent}, else the JSON in the first text block (R40); empty if there is neither. */
    public Optional<JsonNode> structured() {
        return result().flatMap(StructuredContent::of);
    }

    /** The call in one line, for example {@code search_records {"page":1}}. */
    public String line() {
        return tool + " " + Json.write(arguments);
    }
}
