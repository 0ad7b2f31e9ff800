package org.contexttck.harness.target.driver;

import org.contexttck.harness.wire.Unreachable;

/** A driver did not keep to its protocol, or said that it could not do what it was asked for. One line. */
public final class DriverException extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean refusal;
    private final boolean unclear;

    private DriverException(String text, boolean refusal, boolean unclear) {
        super(text);
        this.refusal = refusal;
        this.unclear = unclear;
    }

    /** It said nothing in time, while nothing shows that it could have. */
    static DriverException unclear(String what) {
        return new DriverException("driver: " + what, false, true);
    }

    /** The driver is wrong. */
    static DriverException wrong(String what) {
        return new DriverException("driver: " + what, false, false);
    }

    /** The driver says that something could not be done, which may well be the implementation's doing. */
    static DriverException refused(String subject, String what, String why) {
        return new DriverException("the " + subject + " refused " + what + ": " + why, true, false);
    }

    /** Whether it said nothing in time, while nothing shows that it could have. */
    public boolean isUnclear() {
        return unclear;
    }

    /** As seen by who needs it to reach the target. */
    public Unreachable unreachable(String stderrTail) {
        return unclear ? Unreachable.unanswered(getMessage(), stderrTail) : new Unreachable(getMessage(), stderrTail);
    }

    /** Whether it said that it could not do it, in due form. */
    public boolean refusal() {
        return refusal;
    }
}
