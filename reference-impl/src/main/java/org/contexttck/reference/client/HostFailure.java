package org.contexttck.reference.client;

/** The host cannot go on: the model or a server is not to be reached, or talks nonsense. The message is one line. */
public final class HostFailure extends Exception {

    HostFailure(String message) {
        super(message);
    }
}
