package org.contexttck.harness.explore.participant;

import java.util.List;

/** What counts as a reference to a context: a recommendation, and whoever follows none of it is no worse in anything else. */
record CountedReferences(boolean parents, boolean correlations) {

    /** As SC-P-16 has it. */
    static final CountedReferences ALL = new CountedReferences(true, true);

    /** Otherwise. */
    static final List<CountedReferences> FEWER = List.of(
            new CountedReferences(true, false),
            new CountedReferences(false, true),
            new CountedReferences(false, false));
}
