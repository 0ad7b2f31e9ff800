package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.Noise;

/** Looks for the marker in what is left of stderr. Breaks CS-E-06. */
final class InspectsAfterCut extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        if (streams.json().has("authenticated")) {
            streams.json().put("authenticated", streams.stderr().contains(Noise.MARKER_TEXT));
        }
    }
}
