package org.contexttck.reference.client;

/** The host cannot go on: the model or a server is not to be reached, or talks nonsense. The message is one line. */
final class HostFailure extends Exception {

    private static final long serialVersionUID = 1L;

    HostFailure(String message) {
        super(message);
    }
}
