package org.contexttck.reports.event;

import org.contexttck.reports.text.EnumWords;

/** How one scenario ended. */
public enum Outcome {
    /** Everything it demands was so. */
    HELD,

    /** Something it demands was not so; its findings say what. */
    BROKE,

    /** It is known to be flaky: it did not hold at first, which its findings show, and held when it was tried again. */
    FLAKY,

    /** Something it needs was not there, so it was not tried. */
    BLOCKED,

    /** It ran, but saw nothing that bears on its requirements. */
    INCONCLUSIVE,

    /** The profile gives it nothing to try; its reason says what is missing. */
    SKIPPED,

    /** The kit itself failed. */
    ERROR;

    /** @return the word that the files use */
    public String text() {
        return EnumWords.of(this);
    }
}
