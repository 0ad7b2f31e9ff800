package org.contexttck.reference.gateway;

/** The gateway does not take what a participant sent; the message says why, in one line for people. */
public final class Refused extends Exception {

    private final String code;

    /**
     * Refuses.
     *
     * @param code for programs, see {@link Code}
     * @param message one line for people
     */
    public Refused(String code, String message) {
        super(message, null, false, false);
        this.code = code;
    }

    /** The reason as a code. */
    public String code() {
        return code;
    }
}
