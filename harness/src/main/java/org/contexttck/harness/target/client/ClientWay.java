package org.contexttck.harness.target.client;

import java.util.Arrays;
import java.util.Optional;

/** The ways to observe a client under test. */
public enum ClientWay {
    MODEL_OPENAI("model-openai"),
    MODEL_OPENAI_STREAM("model-openai-stream"),
    MODEL_ANTHROPIC("model-anthropic"),
    MODEL_ANTHROPIC_STREAM("model-anthropic-stream"),
    DRIVER("driver");

    private static final String MODEL = "model-";

    private final String text;

    ClientWay(String text) {
        this.text = text;
    }

    /** As it stands in scenario keys and findings, such as {@code model-openai-stream}. */
    public String text() {
        return text;
    }

    /** The way to drive a client by a model service, of {@code ClientEntry.MODELS}. */
    static ClientWay ofModel(String service) {
        return of(MODEL + service).orElseThrow();
    }

    /** The model service, such as {@code openai-stream}; empty for the driver. */
    String model() {
        return text.startsWith(MODEL) ? text.substring(MODEL.length()) : "";
    }

    boolean anthropic() {
        return this == MODEL_ANTHROPIC || this == MODEL_ANTHROPIC_STREAM;
    }

    boolean streamed() {
        return this == MODEL_OPENAI_STREAM || this == MODEL_ANTHROPIC_STREAM;
    }

    /** The way of that name, if there is one. */
    public static Optional<ClientWay> of(String text) {
        return Arrays.stream(values()).filter(way -> way.text.equals(text)).findFirst();
    }
}
