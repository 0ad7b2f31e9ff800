package org.contexttck.reports.write;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.contexttck.reports.event.Verdict;

/** Counts of verdicts in words. */
public final class Totals {

    /** The order in which counts are shown: what was judged first, what was left aside last. */
    public static final List<Verdict> ORDER = List.of(
            Verdict.PASSED,
            Verdict.FAILED,
            Verdict.ERROR,
            Verdict.BLOCKED,
            Verdict.WARNED,
            Verdict.INCONCLUSIVE,
            Verdict.NOT_CLAIMED,
            Verdict.UNTESTED);

    private Totals() {}

    /** @return such as {@code 18 passed, 2 failed}; verdicts that nothing got are left out */
    public static String text(Map<Verdict, Integer> counts) {
        return ORDER.stream()
                .filter(v -> counts.getOrDefault(v, 0) > 0)
                .map(v -> counts.get(v) + " " + words(v))
                .collect(Collectors.joining(", "));
    }

    /** @return the verdict as people write it */
    public static String words(Verdict verdict) {
        return verdict.text().replace('-', ' ');
    }
}
