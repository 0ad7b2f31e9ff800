package org.contexttck.reference.intermediary;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** What the intermediary reads of a message; the message itself stays the text it is. */
record Envelope(JsonNode json) {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int UNREACHABLE = -32000;

    /** Reads; of what is no JSON there is nothing to be known. */
    static Envelope of(String message) {
        try {
            return new Envelope(JSON.readTree(message));
        } catch (JsonProcessingException none) {
            return new Envelope(JsonNodeFactory.instance.missingNode());
        }
    }

    boolean isRequest() {
        return json.has("id") && json.path("method").isTextual();
    }

    boolean opensSession() {
        return method().equals("initialize");
    }

    String method() {
        return json.path("method").asText();
    }

    /** The revision that a request of the stateless era says it speaks. */
    Optional<String> statelessRevision() {
        JsonNode said = json.path("params").path("_meta").path("io.modelcontextprotocol/protocolVersion");
        return Optional.ofNullable(said.textValue());
    }

    /** The revision that the answer to {@code initialize} agrees on. */
    Optional<String> agreedRevision() {
        return Optional.ofNullable(json.path("result").path("protocolVersion").textValue());
    }

    /** What the request is about: the name of a tool or prompt, or the address of a resource. */
    Optional<String> subject() {
        JsonNode params = json.path("params");
        return switch (method()) {
            case "tools/call", "prompts/get" ->
                Optional.ofNullable(params.path("name").textValue());
            case "resources/read" -> Optional.ofNullable(params.path("uri").textValue());
            default -> Optional.empty();
        };
    }

    /** An answer in place of the one that the server did not give. */
    String unanswered(String why) {
        ObjectNode answer = JSON.createObjectNode().put("jsonrpc", "2.0");
        answer.set("id", json.get("id"));
        answer.putObject("error").put("code", UNREACHABLE).put("message", why);
        return answer.toString();
    }
}
