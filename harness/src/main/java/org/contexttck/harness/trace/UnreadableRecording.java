package org.contexttck.harness.trace;

import java.io.IOException;

/** A recording cannot be read: it is gone, not to be read by us, or packed and broken. The cause says why. */
public final class UnreadableRecording extends IOException {

    private static final long serialVersionUID = 1L;

    private final String recording;

    UnreadableRecording(String recording, IOException cause) {
        super(recording + ": " + cause.getMessage(), cause);
        this.recording = recording;
    }

    /** Its name. */
    public String recording() {
        return recording;
    }
}
