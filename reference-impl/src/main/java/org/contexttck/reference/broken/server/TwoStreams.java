package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.Noise;
import org.contexttck.reference.contextsaving.StderrLimiter;
import org.contexttck.reference.contextsaving.TextLimits;

/** Wrong treatment of what a command writes to stderr. */
final class TwoStreams {

    private static final int MOST = StderrLimiter.MAX_BYTES;
    private static final int BUFFER = 1 << 17;
    private static final int BOTH = 110_000;

    static final ServerMistakes ALL = new ServerMistakes()
            .streams(
                    "CountsStderrInItsBuffer",
                    Streams::stderrCut,
                    streams ->
                            ((ObjectNode) streams.json().get("stderr_truncation_info")).put("original_bytes", BUFFER))
            .ends("EndsInTheFlood", TwoStreams::floods)
            .streams(
                    "ExactStderrIsCut",
                    streams -> streams.originalStderr().bytes().length == MOST,
                    Streams::stripStderr)
            .result(
                    "FailuresTellAll",
                    result -> result.failed() && result.request().is("noise", "failing"),
                    TwoStreams::tellAll)
            .streams(
                    "FlagFromStderrAlone",
                    streams -> !streams.stderrCut(),
                    streams -> streams.json().remove("truncated"))
            .streams(
                    "HeadCutsStderr",
                    streams -> streams.request().gives("head"),
                    streams -> streams.limitStderr(new TextLimits(
                            streams.request().whole("head"), Optional.empty(), Optional.of(BigInteger.valueOf(MOST)))))
            .streams(
                    "InfoOnShortStderr",
                    streams -> !streams.stderrCut() && streams.stderr().length() < MOST,
                    Streams::stripStderr)
            .streams(
                    "InspectsAfterCut",
                    streams -> streams.json().has("authenticated"),
                    streams ->
                            streams.json().put("authenticated", streams.stderr().contains(Noise.MARKER_TEXT)))
            .streams(
                    "MaxBytesSetsStderrLimit",
                    streams -> streams.request()
                            .whole("max_bytes")
                            .ifPresent(most -> streams.limitStderr(
                                    new TextLimits(Optional.empty(), Optional.empty(), Optional.of(most)))))
            .streams(
                    "OneBudgetForBoth",
                    streams -> left(streams) < MOST,
                    streams -> streams.limitStderr(TextLimits.bytes(Math.max(0, left(streams)))))
            // stderr is read when stdout has ended, so that a command that floods it waits for ever, and so does the
            // caller
            .lines("ReadsStdoutFirst", (request, answer) -> floods(request) ? List.of() : List.of(answer.toString()))
            .streams(
                    "SilentStderrCut",
                    streams -> streams.replaceStderr(new LimitedText(streams.stderr(), Optional.empty())))
            .streams(
                    "StderrInfoUnlessStdoutIsCut",
                    Streams::stdoutCut,
                    streams -> streams.json().remove("stderr_truncation_info"))
            .streams(
                    "SmallToolsKeepStderr", streams -> streams.request().callsTool("hash_file"), Streams::restoreStderr)
            .streams("StderrWhole", streams -> streams.request().callsTool("run_check"), Streams::restoreStderr);

    private TwoStreams() {}

    /** What was caught is thrown on with all of stderr in its message. */
    private static void tellAll(ToolResult result) {
        String all =
                new Streams(result.request(), result.accept()).originalStderr().text();
        result.refuse("The command ended with 1: " + all);
    }

    private static boolean floods(Request request) {
        return request.callsTool("run_check") && request.is("noise", "flood");
    }

    private static long left(Streams streams) {
        return BOTH - streams.stdout().getBytes(StandardCharsets.UTF_8).length;
    }
}
