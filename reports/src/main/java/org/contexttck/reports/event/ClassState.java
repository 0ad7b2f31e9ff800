package org.contexttck.reports.event;

import org.contexttck.reports.text.EnumWords;

/** How a run stands to a conformance class. */
public enum ClassState {
    /** Every row of it that is claimed was judged, none fell short of a MUST, and one passed at least. */
    MET,

    /** Some row of it fell short of a MUST, or could not be judged. */
    NOT_MET,

    /** No row of it is claimed. */
    NOT_CLAIMED,

    /** The run tried a part of its requirements only. */
    UNJUDGED;

    /** @return the word that the files use */
    public String text() {
        return EnumWords.of(this);
    }
}
