package org.contexttck.reports.merge;

/** These are not the shards of one run, or not all of them. The message is one line that says why. */
public final class MergeProblem extends Exception {

    private static final long serialVersionUID = 1L;

    MergeProblem(String message) {
        super(message);
    }
}
