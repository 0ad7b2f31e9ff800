package org.contexttck.reports.event;

import org.contexttck.reports.text.EnumWords;

/** What has become of an entry in a baseline. */
public enum KnownState {
    /** The failure is there, and put up with. */
    KNOWN,

    /** The failure is there, but the entry is past its day. */
    EXPIRED,

    /** The failure is gone. */
    STALE;

    /** @return the word that the files use */
    public String text() {
        return EnumWords.of(this);
    }
}
