package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.Noise;

/**
 * The result of a command tool, to be spoiled in place.
 *
 * @param request what was asked
 * @param json the structured content
 */
record Streams(Request request, ObjectNode json) {

    /** The whole stderr of the command. */
    OriginalLog originalStderr() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            Noise.named(request.argument("noise").asText("quiet")).stderr(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("memory is always writable", e);
        }
        return new OriginalLog(bytes.toByteArray());
    }

    String stderr() {
        return json.path("stderr").asText();
    }

    String stdout() {
        return json.path("stdout").asText();
    }

    boolean stdoutCut() {
        return json.has("truncation_info");
    }

    boolean stderrCut() {
        return json.has("stderr_truncation_info");
    }

    /** Puts another stderr in, with its info, and the flag for both streams. */
    void replaceStderr(LimitedText stderr) {
        CutJson.write(stderr, "stderr", "stderr_truncation_info", json);
        if (!stdoutCut() && !stderrCut()) {
            json.remove("truncated");
        }
    }
}
