package org.contexttck.harness.verdict;

import java.util.Locale;

/** What a run says of one requirement. */
public enum Verdict {
    PASSED,
    FAILED,
    WARNED,
    NOT_CLAIMED,
    BLOCKED,
    INCONCLUSIVE,
    UNTESTED,
    ERROR;

    /** The word used in events and reports, for example {@code not-claimed}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
