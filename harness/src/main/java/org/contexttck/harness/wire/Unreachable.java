package org.contexttck.harness.wire;

/** The target could not be reached or did not open the conversation. The message is one clear line. */
public final class Unreachable extends Exception {

    private static final long serialVersionUID = 1L;

    private final String stderrTail;
    private final boolean unanswered;

    public Unreachable(String reason, String stderrTail) {
        this(reason, stderrTail, false);
    }

    private Unreachable(String reason, String stderrTail, boolean unanswered) {
        super(reason);
        this.stderrTail = stderrTail;
        this.unanswered = unanswered;
    }

    /** It was waited for as long as the limits say, and nothing came: another time something may. */
    public static Unreachable unanswered(String reason, String stderrTail) {
        return new Unreachable(reason, stderrTail, true);
    }

    /** The same under another reason. */
    public Unreachable because(String reason) {
        return new Unreachable(reason, stderrTail, unanswered);
    }

    /** Whether nothing came in time, rather than something that shows why it cannot be reached. */
    public boolean isUnanswered() {
        return unanswered;
    }

    /** The end of what the target wrote to stderr; empty if nothing or not a process. */
    public String stderrTail() {
        return stderrTail;
    }
}
