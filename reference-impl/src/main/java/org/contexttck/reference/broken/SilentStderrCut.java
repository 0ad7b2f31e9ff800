package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;

/** Cuts stderr and does not say so. Breaks CS-E-03; neighbours: CS-E-04. */
final class SilentStderrCut extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        streams.replaceStderr(new LimitedText(streams.stderr(), Optional.empty()));
    }
}
