package org.contexttck.harness.verdict;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a run says of the implementation as a whole, and the exit code that says it to a gate. */
public enum RunVerdict {
    CONFORMING(0),
    CONFORMING_WITH_WARNINGS(0),
    NOT_CONFORMING(1),
    INCONCLUSIVE(5),
    UNREACHABLE(3),
    ERROR(4);

    private final int exitCode;

    RunVerdict(int exitCode) {
        this.exitCode = exitCode;
    }

    /**
     * The overall verdict of a run that reached its target.
     *
     * @param strict whether warnings count as failures
     */
    public static RunVerdict of(Collection<Judgement> judgements, boolean strict) {
        Map<Verdict, Integer> count = count(judgements);
        if (count.containsKey(Verdict.ERROR)) {
            return ERROR;
        }
        if (count.containsKey(Verdict.FAILED)
                || count.containsKey(Verdict.BLOCKED)
                || strict && count.containsKey(Verdict.WARNED)) {
            return NOT_CONFORMING;
        }
        if (count.containsKey(Verdict.INCONCLUSIVE)
                || !count.containsKey(Verdict.PASSED) && !count.containsKey(Verdict.WARNED)) {
            return INCONCLUSIVE;
        }
        return count.containsKey(Verdict.WARNED) ? CONFORMING_WITH_WARNINGS : CONFORMING;
    }

    /** How often each verdict occurs; verdicts that do not occur are left out. */
    public static Map<Verdict, Integer> count(Collection<Judgement> judgements) {
        Map<Verdict, Integer> count = new EnumMap<>(Verdict.class);
        for (Verdict verdict : List.of(Verdict.values())) {
            int times = (int)
                    judgements.stream().filter(j -> j.verdict() == verdict).count();
            if (times > 0) {
                count.put(verdict, times);
            }
        }
        return count;
    }

    public int exitCode() {
        return exitCode;
    }

    /** The word used in events and reports, for example {@code not-conforming}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
