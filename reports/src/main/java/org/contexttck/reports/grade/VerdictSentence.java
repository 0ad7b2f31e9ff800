package org.contexttck.reports.grade;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;

/** The parts of the sentence that says a verdict. */
public final class VerdictSentence {

    private static final List<Verdict> SAID = List.of(
            Verdict.ERROR, Verdict.FAILED, Verdict.BLOCKED, Verdict.INCONCLUSIVE, Verdict.WARNED, Verdict.PASSED);

    private VerdictSentence() {}

    /**
     * All of it, such as {@code example 1.2.0 conforms (transient-context): 18 passed. Classes met: core, consumption.}
     *
     * @param only what was chosen of all that is claimed, in words; empty if nothing was left out
     * @param classes the conformance classes of which a requirement was judged
     */
    public static String of(
            String name,
            RunVerdict verdict,
            String only,
            List<String> protocols,
            Collection<RequirementJudged> judged,
            Collection<ClassGrade> classes) {
        String scope = !only.isEmpty()
                ? "partial: only " + only
                : protocols.isEmpty() ? "the wire alone, since no protocol is claimed" : String.join(", ", protocols);
        return name + " " + says(verdict) + " (" + scope + "): " + counts(judged) + "." + met(classes);
    }

    /** The sentence without the classes, for where they are told beside it. */
    public static String withoutClasses(String sentence, Collection<ClassGrade> classes) {
        String met = met(classes);
        return sentence.endsWith(met) ? sentence.substring(0, sentence.length() - met.length()) : sentence;
    }

    private static String met(Collection<ClassGrade> classes) {
        String words = ClassGrading.words(classes);
        return words.isEmpty() ? "" : " Classes met: " + words + ".";
    }

    /** @return what the implementation does, such as {@code conforms} */
    public static String says(RunVerdict verdict) {
        return switch (verdict) {
            case CONFORMING -> "conforms";
            case CONFORMING_WITH_WARNINGS -> "conforms, with warnings";
            case NOT_CONFORMING -> "does not conform";
            case INCONCLUSIVE -> "could not be judged";
            case UNREACHABLE -> "could not be reached";
            case ERROR -> "could not be judged, because the kit itself failed";
        };
    }

    /** @return the counts, worst first, such as {@code 2 failed, 16 passed} */
    public static String counts(Collection<RequirementJudged> judged) {
        Map<Verdict, Integer> count = Grading.count(judged);
        String counts = SAID.stream()
                .filter(count::containsKey)
                .map(verdict -> count.get(verdict) + " " + verdict.text())
                .collect(Collectors.joining(", "));
        return counts.isEmpty() ? "nothing was tested" : counts;
    }
}
