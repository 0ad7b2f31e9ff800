package org.contexttck.harness.target.driver;

import org.contexttck.harness.wire.Unreachable;

/** A driver did not keep to its protocol, or said that it could not do what it was asked for. One line. */
public final class DriverException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Kind kind;

    private enum Kind {
        WRONG,
        UNCLEAR,
        ENDED,
        REFUSED
    }

    private DriverException(String text, Kind kind) {
        super(text);
        this.kind = kind;
    }

    /** It said nothing in time, while nothing shows that it could have. */
    static DriverException unclear(String what) {
        return new DriverException("driver: " + what, Kind.UNCLEAR);
    }

    /** The driver is wrong. */
    static DriverException wrong(String what) {
        return new DriverException("driver: " + what, Kind.WRONG);
    }

    /** The driver has ended. */
    static DriverException ended(String what) {
        return new DriverException("driver: " + what, Kind.ENDED);
    }

    /** The driver says that something could not be done, which may well be the implementation's doing. */
    static DriverException refused(String subject, String what, String why) {
        return new DriverException("the " + subject + " refused " + what + ": " + why, Kind.REFUSED);
    }

    /** Whether it said nothing in time, while nothing shows that it could have. */
    public boolean isUnclear() {
        return kind == Kind.UNCLEAR;
    }

    /** Whether it has ended. */
    public boolean ended() {
        return kind == Kind.ENDED;
    }

    /** As seen by who needs it to reach the target. */
    public Unreachable unreachable(String stderrTail) {
        return isUnclear()
                ? Unreachable.unanswered(getMessage(), stderrTail)
                : new Unreachable(getMessage(), stderrTail);
    }

    /** Whether it said that it could not do it, in due form. */
    public boolean refusal() {
        return kind == Kind.REFUSED;
    }
}
