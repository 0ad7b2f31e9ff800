package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.Noise;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

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

    /** Puts stderr in, cut in another way. */
    void limitStderr(TextLimits limits) {
        replaceStderr(originalStderr().limited(limits));
    }

    /** Puts all of stderr in. */
    void restoreStderr() {
        replaceStderr(new LimitedText(originalStderr().text(), Optional.empty()));
    }

    /** Loses the line ends at the end of stderr and calls that a cut. */
    void stripStderr() {
        replaceStderr(originalStderr().left(stderr().stripTrailing(), Position.HEAD));
    }

    /** Puts another stderr in, with its info, and the flag for both streams. */
    void replaceStderr(LimitedText stderr) {
        CutJson.write(stderr, "stderr", "stderr_truncation_info", json);
        if (!stdoutCut() && !stderrCut()) {
            json.remove("truncated");
        }
    }
}
