package org.contexttck.reference.command;

/** The command line cannot be followed; the message says why in one line. */
public final class UsageError extends IllegalArgumentException {

    public UsageError(String message) {
        super(message);
    }
}
