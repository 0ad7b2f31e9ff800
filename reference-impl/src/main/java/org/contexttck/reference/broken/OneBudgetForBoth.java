package org.contexttck.reference.broken;

import java.nio.charset.StandardCharsets;
import org.contexttck.reference.contextsaving.StderrLimiter;
import org.contexttck.reference.contextsaving.TextLimits;

/** Has 110,000 bytes for both streams together, so that a long stdout shortens stderr. Breaks CS-E-04. */
final class OneBudgetForBoth extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        long left = 110_000 - streams.stdout().getBytes(StandardCharsets.UTF_8).length;
        if (left < StderrLimiter.MAX_BYTES) {
            streams.replaceStderr(streams.originalStderr().limited(TextLimits.bytes(Math.max(0, left))));
        }
    }
}
