package org.contexttck.harness.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.trace.ParsedLine.Form;
import org.contexttck.harness.trace.ParsedLine.Tags;

/** The members by which recorders name what they write around a message. The first that is there counts. */
final class LineMembers {

    private static final List<String> MESSAGES = List.of("message", "envelope", "request", "response", "data", "body");
    private static final List<String> SESSIONS =
            List.of("session", "sessionId", "session_id", "conversation", "connection", "room");
    private static final List<String> PARTIES = List.of("participant", "server", "party");
    private static final List<String> PLACES = List.of("at", "side");
    private static final List<String> LABELS = List.of("direction", "dir", "from", "stream");

    private LineMembers() {}

    /** The name of the member that holds the message; empty if the line wraps nothing. */
    static Optional<String> message(JsonNode line) {
        for (String name : MESSAGES) {
            JsonNode value = line.path(name);
            if (value.isContainerNode() || value.isTextual()) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    static Tags tags(JsonNode line) {
        return new Tags(text(line, SESSIONS), text(line, PARTIES), text(line, LABELS), text(line, PLACES));
    }

    private static String text(JsonNode line, List<String> names) {
        for (String name : names) {
            JsonNode value = line.path(name);
            if (value.isTextual() || value.isNumber()) {
                return value.asText();
            }
        }
        return "";
    }

    /** What a message is, by its members; empty if it is none that is known. */
    static Optional<Form> form(JsonNode message) {
        if (message.has("jsonrpc") || message.isArray()) {
            return Optional.of(Form.JSON_RPC);
        }
        if (message.path("protocol").asText("").startsWith("mcpp") || message.has("kind") && message.has("payload")) {
            return Optional.of(Form.ENVELOPE);
        }
        if (message.has("messages") && message.has("model") || message.has("input") && message.has("model")) {
            return Optional.of(Form.MODEL_REQUEST);
        }
        if (message.has("choices") || message.has("output") && message.has("object") || message.has("stop_reason")) {
            return Optional.of(Form.MODEL_ANSWER);
        }
        boolean answers = message.has("id") && (message.has("result") || message.has("error"));
        return message.path("method").isTextual() || answers ? Optional.of(Form.JSON_RPC) : Optional.empty();
    }
}
