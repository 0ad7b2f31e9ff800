package org.contexttck.harness.target.client;

import org.contexttck.harness.wire.Unreachable;

/** The client under test did not go on: it said nothing in time, ended, or refused. The message is one clear line. */
public final class ClientSilent extends Exception {

    private static final long serialVersionUID = 1L;

    private final String stderrTail;
    private final How how;

    /** How it did not go on. */
    public enum How {
        /** It said nothing, or something else than what it was asked for. */
        OTHERWISE,
        /** Nothing came in time, while nothing shows that the client could have gone on. */
        UNCLEAR,
        /** It offers its model no tool of the second server like the one that was called. */
        NOT_OFFERED,
        /** It had all that it was waiting for, and ended or refused to take it. */
        GAVE_UP
    }

    public ClientSilent(String reason, String stderrTail) {
        this(reason, stderrTail, How.OTHERWISE);
    }

    public ClientSilent(String reason, String stderrTail, How how) {
        super(reason);
        this.stderrTail = stderrTail;
        this.how = how;
    }

    public How how() {
        return how;
    }

    /** As seen by who needs it to reach the client. */
    public Unreachable unreachable() {
        return how == How.UNCLEAR
                ? Unreachable.unanswered(getMessage(), stderrTail)
                : new Unreachable(getMessage(), stderrTail);
    }

    /** The end of what the client wrote to stderr; empty if nothing or not started by the kit. */
    public String stderrTail() {
        return stderrTail;
    }
}
