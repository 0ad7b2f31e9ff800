package org.contexttck.harness.target;

/** A driver did not keep to its protocol, or said that it could not do what it was asked for. One line. */
final class DriverTrouble extends Exception {

    private static final long serialVersionUID = 1L;

    private DriverTrouble(String text) {
        super(text);
    }

    /** The driver is wrong. */
    static DriverTrouble wrong(String what) {
        return new DriverTrouble("driver: " + what);
    }

    /** The driver says that something could not be done, which may well be the implementation's doing. */
    static DriverTrouble refused(String what, String why) {
        return new DriverTrouble("the client refused " + what + ": " + why);
    }
}
