package org.contexttck.reference.participant;

/** A participant does not take a message; none that is right throws this. The message is one line. */
public final class Unacceptable extends Exception {

    private static final long serialVersionUID = 1L;

    /** Says why. */
    public Unacceptable(String message) {
        super(message);
    }
}
