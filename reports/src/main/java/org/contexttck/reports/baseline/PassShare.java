package org.contexttck.reports.baseline;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.List;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;

/**
 * How many of the requirements that have to hold passed. What is not claimed or has no scenario does not count; what was
 * blocked or inconclusive counts as not passed, and so does a failure that is known.
 *
 * @param passed how many passed
 * @param of how many had to
 * @param strict whether a SHOULD has to hold as a MUST has
 */
public record PassShare(int passed, int of, boolean strict) {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /** The share in a run. */
    public static PassShare in(Collection<RequirementJudged> judged, boolean strict) {
        List<RequirementJudged> counted = judged.stream()
                .filter(one ->
                        one.level().equals("MUST") || strict && one.level().equals("SHOULD"))
                .filter(one -> one.verdict() == Verdict.PASSED || Shortfall.fallsShort(one.verdict()))
                .toList();
        long passed =
                counted.stream().filter(one -> one.verdict() == Verdict.PASSED).count();
        return new PassShare((int) passed, counted.size(), strict);
    }

    /** @return whether there is less than this percentage; never where nothing had to pass */
    public boolean under(BigDecimal percent) {
        BigDecimal needed = percent.multiply(BigDecimal.valueOf(of));
        return BigDecimal.valueOf(passed).multiply(HUNDRED).compareTo(needed) < 0;
    }

    /** @return for example {@code 15 of 18 MUST requirements passed (83.3 %)} */
    public String text() {
        String levels = strict ? "MUST and SHOULD" : "MUST";
        String share = of == 0 ? "" : " (" + percent() + " %)";
        return passed + " of " + of + " " + levels + " requirements passed" + share;
    }

    /** Rounded down, so that no share looks as if it reached what it does not reach. */
    private String percent() {
        BigDecimal percent =
                BigDecimal.valueOf(passed).multiply(HUNDRED).divide(BigDecimal.valueOf(of), 1, RoundingMode.DOWN);
        return percent.stripTrailingZeros().toPlainString();
    }
}
