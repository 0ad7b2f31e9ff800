package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The model services that {@link ModelEndpoint} can stand for. */
public enum ModelApi {
    OPENAI_CHAT("/chat/completions"),
    OPENAI_RESPONSES("/responses"),
    ANTHROPIC_MESSAGES("/messages");

    private final String path;

    ModelApi(String path) {
        this.path = path;
    }

    /** The service that is meant by a path, whatever stands before its last steps. */
    public static Optional<ModelApi> at(String path) {
        String plain = path.replaceAll("/+$", "");
        return Arrays.stream(values()).filter(api -> plain.endsWith(api.path)).findFirst();
    }

    /** The service that a request is meant for, by what is in it; empty if it is no request to a model. */
    public static Optional<ModelApi> by(JsonNode request) {
        if (request.has("input")) {
            return Optional.of(OPENAI_RESPONSES);
        }
        boolean anthropic = request.has("system")
                || request.has("thread")
                || request.at("/tools/0").has("input_schema")
                || Stream.of("tool_use", "tool_result").anyMatch(type -> holdsBlock(request, type));
        return Optional.of(anthropic ? ANTHROPIC_MESSAGES : OPENAI_CHAT)
                .filter(api -> request.path("messages").isArray());
    }

    private static boolean holdsBlock(JsonNode request, String type) {
        for (JsonNode message : request.path("messages")) {
            for (JsonNode block : message.path("content")) {
                if (block.path("type").asText().equals(type)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The conversation that a request holds. */
    public List<PromptMessage> messages(JsonNode request) {
        return Dialect.of(this).messages(request);
    }
}
