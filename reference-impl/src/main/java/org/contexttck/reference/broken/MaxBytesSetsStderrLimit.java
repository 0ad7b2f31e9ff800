package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.TextLimits;

/** Takes the max_bytes of the caller for the limit of stderr. Breaks CS-E-02. */
final class MaxBytesSetsStderrLimit extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        streams.request()
                .whole("max_bytes")
                .ifPresent(most -> streams.replaceStderr(streams.originalStderr()
                        .limited(new TextLimits(Optional.empty(), Optional.empty(), Optional.of(most)))));
    }
}
