package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.StderrLimiter;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Loses the last line end of a short stderr and calls that a cut. Breaks CS-E-08. */
final class InfoOnShortStderr extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        if (!streams.stderrCut() && streams.stderr().length() < StderrLimiter.MAX_BYTES) {
            streams.replaceStderr(streams.originalStderr().left(streams.stderr().stripTrailing(), Position.HEAD));
        }
    }
}
