package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

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

    /** The conversation that a request holds. */
    public List<PromptMessage> messages(JsonNode request) {
        return Dialect.of(this).messages(request);
    }
}
