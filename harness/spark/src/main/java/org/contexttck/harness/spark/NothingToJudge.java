package org.contexttck.harness.spark;

/** A folder holds no file, or no file of it a message. The message names it. */
final class NothingToJudge extends Exception {

    private static final long serialVersionUID = 1L;

    NothingToJudge(String message) {
        super(message);
    }
}
