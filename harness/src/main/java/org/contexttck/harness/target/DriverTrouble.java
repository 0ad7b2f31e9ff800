package org.contexttck.harness.target;

/** A driver did not keep to its protocol, or said that it could not do what it was asked for. One line. */
final class DriverTrouble extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean refusal;

    private DriverTrouble(String text, boolean refusal) {
        super(text);
        this.refusal = refusal;
    }

    /** The driver is wrong. */
    static DriverTrouble wrong(String what) {
        return new DriverTrouble("driver: " + what, false);
    }

    /** The driver says that something could not be done, which may well be the implementation's doing. */
    static DriverTrouble refused(String subject, String what, String why) {
        return new DriverTrouble("the " + subject + " refused " + what + ": " + why, true);
    }

    /** Whether it said that it could not do it, in due form. */
    boolean refusal() {
        return refusal;
    }
}
