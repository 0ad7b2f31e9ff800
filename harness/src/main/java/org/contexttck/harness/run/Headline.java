package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.profile.Claims;
import org.contexttck.harness.profile.Implementation;
import org.contexttck.harness.verdict.Judge;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;

/** The verdict of a run in one sentence. */
final class Headline {

    private Headline() {}

    static String of(Implementation implementation, RunVerdict verdict, List<RequirementJudged> judged, Claims claims) {
        Map<Verdict, Integer> count = Judge.count(judged);
        String name = (implementation.name() + " " + implementation.version()).strip();
        String scope = claims.protocols().isEmpty()
                ? "the wire alone, since no protocol is claimed"
                : String.join(", ", claims.protocols());
        return name + " " + says(verdict) + " (" + scope + "): " + counts(count) + ".";
    }

    private static String says(RunVerdict verdict) {
        return switch (verdict) {
            case CONFORMING -> "conforms";
            case CONFORMING_WITH_WARNINGS -> "conforms, with warnings";
            case NOT_CONFORMING -> "does not conform";
            case INCONCLUSIVE -> "could not be judged";
            case UNREACHABLE -> "could not be reached";
            case ERROR -> "could not be judged, because the kit itself failed";
        };
    }

    private static String counts(Map<Verdict, Integer> count) {
        List<String> parts = new ArrayList<>();
        for (Verdict verdict : List.of(
                Verdict.ERROR, Verdict.FAILED, Verdict.BLOCKED, Verdict.INCONCLUSIVE, Verdict.WARNED, Verdict.PASSED)) {
            if (count.containsKey(verdict)) {
                parts.add(count.get(verdict) + " " + verdict.text());
            }
        }
        return parts.isEmpty() ? "nothing was tested" : String.join(", ", parts);
    }
}
