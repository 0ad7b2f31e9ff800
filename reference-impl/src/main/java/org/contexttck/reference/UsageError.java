package org.contexttck.reference;

/** The command line cannot be followed; the message says why in one line. */
final class UsageError extends Exception {

    private static final long serialVersionUID = 1L;

    UsageError(String message) {
        super(message);
    }
}
