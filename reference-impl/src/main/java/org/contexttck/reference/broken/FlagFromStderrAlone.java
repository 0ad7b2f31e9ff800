package org.contexttck.reference.broken;

/** Sets the flag only if stderr was cut. Breaks CS-E-04. */
final class FlagFromStderrAlone extends BrokenStreams {

    @Override
    protected void streams(Streams streams) {
        if (!streams.stderrCut()) {
            streams.json().remove("truncated");
        }
    }
}
