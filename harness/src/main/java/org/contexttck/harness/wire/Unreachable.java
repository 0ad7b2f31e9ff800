package org.contexttck.harness.wire;

/** The target could not be reached or did not open the conversation. The message is one clear line. */
public final class Unreachable extends Exception {

    private final String stderrTail;

    public Unreachable(String reason, String stderrTail) {
        super(reason);
        this.stderrTail = stderrTail;
    }

    /** The end of what the target wrote to stderr; empty if nothing or not a process. */
    public String stderrTail() {
        return stderrTail;
    }
}
