package org.contexttck.harness.peer;

import java.util.Arrays;
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
    static Optional<ModelApi> at(String path) {
        return Arrays.stream(values()).filter(api -> path.endsWith(api.path)).findFirst();
    }
}
