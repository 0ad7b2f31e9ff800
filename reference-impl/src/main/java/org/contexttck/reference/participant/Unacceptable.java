package org.contexttck.reference.participant;

/** A participant does not take a message; none that is right throws this. The message is one line. */
public final class Unacceptable extends Exception {

    /** Says why. */
    public Unacceptable(String message) {
        super(message);
    }
}
