package org.contexttck.reports.event;

import org.contexttck.reports.text.EnumWords;

/** Which way a message of an exchange went, seen from the kit. */
public enum ExcerptDirection {
    /** From the kit to the target. */
    SENT,

    /** From the target to the kit. */
    RECEIVED;

    /** @return the word that the files use */
    public String text() {
        return EnumWords.of(this);
    }
}
