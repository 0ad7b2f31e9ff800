package org.contexttck.harness.check;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.VerdictSentence;

/** What recordings come to, in one sentence that says how much of the catalogue they bear on. */
final class CheckHeadline {

    private static final Set<Verdict> JUDGED = EnumSet.of(Verdict.PASSED, Verdict.WARNED, Verdict.FAILED);

    private CheckHeadline() {}

    /** Such as {@code orders 1.0.0 conforms as far as 1 recording shows (server): 4 passed; 4 of 78 requirements judged.} */
    static String of(
            Product product, int recordings, List<Role> roles, RunVerdict verdict, List<RequirementJudged> judged) {
        List<RequirementJudged> shown =
                judged.stream().filter(one -> JUDGED.contains(one.verdict())).toList();
        long claimed = judged.stream()
                .filter(one -> one.verdict() != Verdict.NOT_CLAIMED && one.verdict() != Verdict.UNTESTED)
                .count();
        String scope = roles.stream().map(Role::text).collect(Collectors.joining(", "));
        return product.text() + " " + VerdictSentence.says(verdict) + ", as far as "
                + (recordings == 1 ? "the recording shows" : "the " + recordings + " recordings show") + " (" + scope
                + "): "
                + (shown.isEmpty() ? "nothing" : VerdictSentence.counts(shown))
                + "; bears on " + shown.size() + " of " + claimed + " requirements.";
    }
}
