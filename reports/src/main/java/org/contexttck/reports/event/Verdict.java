package org.contexttck.reports.event;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.contexttck.reports.text.EnumWords;

/** What a run says about one requirement. */
public enum Verdict {
    /** Every scenario held and saw something that bears on the requirement. */
    PASSED,

    /** A MUST did not hold. */
    FAILED,

    /** A SHOULD did not hold. */
    WARNED,

    /** It belongs to a part that the profile does not claim. */
    NOT_CLAIMED,

    /** Something it needs was not there. */
    BLOCKED,

    /** It was tried, but nothing that bears on it was seen. */
    INCONCLUSIVE,

    /** No test exists; the catalogue says why. */
    UNTESTED,

    /** The kit itself failed. */
    ERROR;

    /** @return the word that the files use */
    public String text() {
        return EnumWords.of(this);
    }

    /** @return the counts with a zero for each verdict that is not among them, in the order of this enumeration */
    public static Map<Verdict, Integer> complete(Map<Verdict, Integer> counts) {
        Map<Verdict, Integer> all = new EnumMap<>(Verdict.class);
        for (Verdict verdict : values()) {
            all.put(verdict, counts.getOrDefault(verdict, 0));
        }
        return Collections.unmodifiableMap(all);
    }
}
