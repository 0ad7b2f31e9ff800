package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;

/**
 * Returns all of stderr from the hash tool. Breaks CS-E-07; neighbours: CS-E-01, CS-E-03 where they try
 * that tool.
 */
final class SmallToolsKeepStderr extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        if (streams.request().callsTool("hash_file")) {
            streams.replaceStderr(new LimitedText(streams.originalStderr().text(), Optional.empty()));
        }
    }
}
