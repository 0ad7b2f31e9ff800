package org.contexttck.reference.broken;

import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.reference.contextsaving.StderrLimiter;
import org.contexttck.reference.contextsaving.TextLimits;

/** Applies the head of the caller to stderr as well. Breaks CS-E-02. */
final class HeadCutsStderr extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        if (streams.request().gives("head")) {
            streams.replaceStderr(streams.originalStderr()
                    .limited(new TextLimits(
                            streams.request().whole("head"),
                            Optional.empty(),
                            Optional.of(BigInteger.valueOf(StderrLimiter.MAX_BYTES)))));
        }
    }
}
