package org.contexttck.harness.junit;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.write.CardText;
import org.junit.jupiter.api.Assumptions;
import org.opentest4j.AssertionFailedError;

/** Says the verdict on a requirement in the way in which a test says it. */
final class RequirementTest {

    private final Report report;
    private final CardText cards;
    private final boolean strict;

    RequirementTest(Report report, Path folder, boolean strict, int width) {
        this.report = report;
        this.cards = new CardText(report, folder + "/", width);
        this.strict = strict;
    }

    /**
     * Returns if the requirement holds.
     *
     * @throws AssertionFailedError with the card, if it does not
     * @throws org.opentest4j.TestAbortedException if it was not tried
     */
    void check(RequirementResult requirement) {
        Verdict verdict = requirement.judged().verdict();
        switch (verdict) {
            case PASSED -> {}
            case NOT_CLAIMED, UNTESTED ->
                Assumptions.abort(verdict.text() + ": " + requirement.judged().reason());
            case WARNED -> {
                if (strict) {
                    throw failure(requirement);
                }
            }
            case FAILED, BLOCKED, INCONCLUSIVE, ERROR -> throw failure(requirement);
        }
    }

    /** Says why the target was not reached, with the last that it wrote to standard error. */
    void failUnreached() {
        String stderr = report.targets().stream()
                .map(target -> target.stderrTail().strip())
                .filter(text -> !text.isEmpty())
                .map(text -> "\nthe last it wrote to standard error:\n" + Visible.block(text))
                .collect(Collectors.joining());
        throw withoutStack(Visible.line(report.headline()) + stderr);
    }

    /** Without a stack: it would show the kit's code, and the fault is in the target. */
    private AssertionFailedError failure(RequirementResult requirement) {
        return withoutStack(requirement.judged().verdict().text() + ": " + String.join("\n", cards.lines(requirement)));
    }

    private static AssertionFailedError withoutStack(String message) {
        AssertionFailedError failure = new AssertionFailedError(message);
        failure.setStackTrace(new StackTraceElement[0]);
        return failure;
    }
}
