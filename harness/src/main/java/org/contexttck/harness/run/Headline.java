package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.grade.VerdictSentence;

/** The verdict of a run in one sentence. */
final class Headline {

    private static final String NOTHING_FOUND =
            ": no tool of the four protocols was found in its list of tools; a profile"
                    + " has to say which tool does what (context-tck init). On the wire alone: ";
    private static final String NOTHING_CHOSEN = " No scenario has the tags that --only asks for.";

    private Headline() {}

    /** Nothing could be tested. */
    static String unreached(List<Unreached> unreached) {
        return "The target could not be reached: "
                + String.join("; ", unreached.stream().map(Unreached::reason).toList()) + ".";
    }

    /** Something could, and something could not be reached. */
    static String partly(
            Product implementation, List<RequirementJudged> judged, List<String> protocols, List<Unreached> unreached) {
        String name = implementation.text();
        String context = protocols.isEmpty() ? "the wire alone" : String.join(", ", protocols);
        return name + " could not be reached in every way (" + context + "): " + VerdictSentence.counts(judged) + "; "
                + Unreached.texts(unreached) + ".";
    }

    /** The kit could not judge what it was told. */
    static String failed(List<String> failures) {
        return "The kit itself failed: " + String.join("; ", failures) + ".";
    }

    /** The kit has not tried what it was to try. */
    static String untold(List<String> untold) {
        return "The kit itself failed: it did not try, and does not say why, " + String.join("; ", untold) + ".";
    }

    /**
     * The sentence, with what to do next where that is plain.
     *
     * @param classes the conformance classes of which a requirement was judged
     * @param only what was chosen of it, see {@link VerdictSentence}
     * @param protocols of which anything is claimed
     * @param nothingFound whether claims were to be drawn from the list of tools, and none of them is known
     */
    static String of(
            Product implementation,
            RunVerdict verdict,
            List<RequirementJudged> judged,
            List<ClassGrade> classes,
            String only,
            List<String> protocols,
            boolean nothingFound) {
        String name = implementation.text();
        if (nothingFound) {
            return name + " " + VerdictSentence.says(verdict) + NOTHING_FOUND + VerdictSentence.counts(judged) + ".";
        }
        return VerdictSentence.of(name, verdict, only, protocols, judged, classes)
                + (judged.isEmpty() ? NOTHING_CHOSEN : "");
    }
}
