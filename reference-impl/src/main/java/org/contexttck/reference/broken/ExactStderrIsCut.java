package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.StderrLimiter;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Calls a stderr cut that is exactly as long as it may be. Breaks CS-E-08; neighbours: CS-E-01. */
final class ExactStderrIsCut extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        OriginalLog original = streams.originalStderr();
        if (original.bytes().length == StderrLimiter.MAX_BYTES) {
            streams.replaceStderr(original.left(streams.stderr().stripTrailing(), Position.HEAD));
        }
    }
}
