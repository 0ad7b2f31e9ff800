package org.contexttck.harness.target.client;

import org.contexttck.harness.wire.Unreachable;

/** The client under test did not go on: it said nothing in time, ended, or refused. The message is one clear line. */
public final class ClientSilent extends Exception {

    private static final long serialVersionUID = 1L;

    private final String stderrTail;
    private final boolean unclear;

    public ClientSilent(String reason, String stderrTail) {
        this(reason, stderrTail, false);
    }

    /** @param unclear whether nothing came in time, while nothing shows that the client could have gone on */
    public ClientSilent(String reason, String stderrTail, boolean unclear) {
        super(reason);
        this.stderrTail = stderrTail;
        this.unclear = unclear;
    }

    /** Whether nothing came in time, while nothing shows that the client could have gone on. */
    public boolean isUnclear() {
        return unclear;
    }

    /** As seen by who needs it to reach the client. */
    Unreachable unreachable() {
        return unclear ? Unreachable.unanswered(getMessage(), stderrTail) : new Unreachable(getMessage(), stderrTail);
    }

    /** The end of what the client wrote to stderr; empty if nothing or not started by the kit. */
    public String stderrTail() {
        return stderrTail;
    }
}
