package org.contexttck.harness.target;

/** The client under test did not go on: it said nothing in time, ended, or refused. The message is one clear line. */
public final class ClientSilent extends Exception {

    private static final long serialVersionUID = 1L;

    private final String stderrTail;

    public ClientSilent(String reason, String stderrTail) {
        super(reason);
        this.stderrTail = stderrTail;
    }

    /** The end of what the client wrote to stderr; empty if nothing or not started by the kit. */
    public String stderrTail() {
        return stderrTail;
    }
}
