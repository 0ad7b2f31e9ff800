package org.contexttck.reports.event;

import org.contexttck.reports.text.EnumWords;

/** What a whole run comes to. */
public enum RunVerdict {
    /** Every claimed requirement passed. */
    CONFORMING,

    /** Every MUST passed, some SHOULD did not. */
    CONFORMING_WITH_WARNINGS,

    /** Some MUST did not hold, or could not be tried. */
    NOT_CONFORMING,

    /** Nothing failed, but something was never observed. */
    INCONCLUSIVE,

    /** The target could not be started or reached. */
    UNREACHABLE,

    /** The kit itself failed. */
    ERROR;

    /** @return the word that the files use */
    public String text() {
        return EnumWords.of(this);
    }
}
