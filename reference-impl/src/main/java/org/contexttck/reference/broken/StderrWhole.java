package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;

/** Returns all of stderr from the check tool. Breaks CS-E-01; neighbours: CS-E-02, CS-E-03, CS-E-04. */
final class StderrWhole extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        if (streams.request().callsTool("run_check")) {
            streams.replaceStderr(new LimitedText(streams.originalStderr().text(), Optional.empty()));
        }
    }
}
