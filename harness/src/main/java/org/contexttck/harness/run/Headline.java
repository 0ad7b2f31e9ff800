package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.profile.Implementation;
import org.contexttck.harness.verdict.Judge;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;

/** The verdict of a run in one sentence. */
final class Headline {

    private static final String NOTHING_FOUND =
            ": no tool of the four protocols was found in its list of tools; a profile"
                    + " has to say which tool does what (context-tck init). On the wire alone: ";
    private static final String NOTHING_CHOSEN = " No scenario has the tags that --only asks for.";

    private Headline() {}

    /**
     * The sentence, with what to do next where that is plain.
     *
     * @param protocols of which anything is claimed
     * @param nothingFound whether claims were to be drawn from the list of tools, and none of them is known
     */
    static String of(
            Implementation implementation,
            RunVerdict verdict,
            List<RequirementJudged> judged,
            List<String> protocols,
            boolean nothingFound) {
        Map<Verdict, Integer> count = Judge.count(judged);
        String name = (implementation.name() + " " + implementation.version()).strip();
        if (nothingFound) {
            return name + " " + says(verdict) + NOTHING_FOUND + counts(count) + ".";
        }
        String scope =
                protocols.isEmpty() ? "the wire alone, since no protocol is claimed" : String.join(", ", protocols);
        return name + " " + says(verdict) + " (" + scope + "): " + counts(count) + "."
                + (judged.isEmpty() ? NOTHING_CHOSEN : "");
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
