package org.contexttck.harness.explore.participant;

import java.util.List;

/** What counts as a reference to a context: a recommendation, and whoever follows none of it is no worse in anything else. */
record References(boolean parents, boolean correlations) {

    /** As SC-P-16 has it. */
    static final References ALL = new References(true, true);

    /** Otherwise. */
    static final List<References> FEWER =
            List.of(new References(true, false), new References(false, true), new References(false, false));
}
