package org.contexttck.harness.journal;

/** The kit asks something now that a recording does not answer. One line. */
public final class ReplayDivergence extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    ReplayDivergence(String what) {
        super(what);
    }
}
