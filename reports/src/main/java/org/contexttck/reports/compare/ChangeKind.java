package org.contexttck.reports.compare;

import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.text.EnumWords;

/** In which way the verdict on a requirement differs between two reports. */
public enum ChangeKind {
    /** It held, or held better, and no longer does. */
    WORSE,

    /** It holds now, or holds better. */
    BETTER,

    /** It was not judged before. */
    NEW,

    /** It is no longer judged. */
    GONE,

    /** Another verdict, of which neither is the better one: what failed cannot be tried now, or the other way round. */
    OTHERWISE;

    /** @return the word that files and pages use */
    public String text() {
        return EnumWords.of(this);
    }

    /** @return what two verdicts of a requirement that both reports judge come to */
    static ChangeKind between(Verdict before, Verdict after) {
        int difference = Integer.compare(worth(after), worth(before));
        return difference > 0 ? BETTER : difference < 0 ? WORSE : OTHERWISE;
    }

    /** Nothing is known of what could not be tried, so it is worth no more than what failed. */
    private static int worth(Verdict verdict) {
        return switch (verdict) {
            case PASSED -> 2;
            case WARNED -> 1;
            case FAILED, BLOCKED, INCONCLUSIVE, ERROR, NOT_CLAIMED, UNTESTED -> 0;
        };
    }
}
