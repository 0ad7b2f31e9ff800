package org.contexttck.harness.trace;

import java.util.Arrays;
import java.util.Optional;

/** What a recording is made of. */
public enum RecordingKind {
    /** Transcripts of the kit ({@code schemas/kit/transcript-line.schema.json}). */
    TRANSCRIPT("transcript"),

    /** JSON-RPC messages, one a line, bare or as {@code {"direction": …, "message": …}}. */
    JSON_RPC("json-rpc"),

    /** An HTTP archive: exchanges of Streamable HTTP and requests to model services. */
    HAR("har"),

    /** MCPP envelopes, one a line, with who sent or got them. */
    ENVELOPES("envelopes"),

    /** Bodies of requests to a model service, one a line. */
    MODEL("model");

    private final String text;

    RecordingKind(String text) {
        this.text = text;
    }

    /** The word for it on a command line. */
    public String text() {
        return text;
    }

    /** The kind of that word. */
    public static Optional<RecordingKind> of(String text) {
        return Arrays.stream(values()).filter(kind -> kind.text.equals(text)).findFirst();
    }
}
