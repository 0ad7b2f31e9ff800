package org.contexttck.reports.write;

import java.util.Map;
import java.util.stream.Collectors;
import org.contexttck.reports.event.Verdict;

/** Counts of verdicts in words. */
final class Totals {

    private Totals() {}

    /** @return such as {@code 18 passed, 2 failed}; verdicts that nothing got are left out */
    static String text(Map<Verdict, Integer> counts) {
        return counts.entrySet().stream()
                .filter(e -> e.getValue() > 0)
                .map(e -> e.getValue() + " " + words(e.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** @return the verdict as people write it */
    static String words(Verdict verdict) {
        return verdict.text().replace('-', ' ');
    }
}
