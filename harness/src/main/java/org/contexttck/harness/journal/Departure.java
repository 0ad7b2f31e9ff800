package org.contexttck.harness.journal;

/** The kit asks something now that a recording does not answer. One line. */
public final class Departure extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    Departure(String what) {
        super(what);
    }
}
