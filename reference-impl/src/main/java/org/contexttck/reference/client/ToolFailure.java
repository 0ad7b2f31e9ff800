package org.contexttck.reference.client;

/** A tool call that ended without a result; the message is for the model. */
final class ToolFailure extends Exception {

    private final Failure how;

    ToolFailure(Failure how, String message) {
        super(message);
        this.how = how;
    }

    Failure how() {
        return how;
    }
}
