package org.contexttck.harness.selftest;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.selftest.KillMatrix.Case;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;

/**
 * What became of one broken variant.
 *
 * @param requirement the id that must catch it
 * @param verdict what the kit said of that requirement
 * @param message the first finding about it; the reason of its verdict if there is none
 * @param named whether some finding says what the catalogue expects
 * @param shown that finding, if there is one
 * @param undeclared other requirements whose verdict changed although the catalogue does not say so, with that verdict
 */
public record Kill(
        String requirement,
        String variant,
        Verdict verdict,
        String message,
        boolean named,
        Optional<Shown> shown,
        List<String> undeclared,
        Duration took) {

    /** A finding and the key of the scenario that made it. */
    public record Shown(String scenario, Finding finding) {}

    private static final Set<Verdict> QUIET = Set.of(Verdict.PASSED, Verdict.NOT_CLAIMED, Verdict.UNTESTED);

    public Kill {
        undeclared = List.copyOf(undeclared);
    }

    static Kill of(Case one, QuietRun run) {
        String id = one.requirement().id();
        List<Finding> findings = run.findings(id);
        RequirementJudged own = run.judged().stream()
                .filter(judged -> judged.id().equals(id))
                .findFirst()
                .orElseThrow();
        List<String> undeclared = run.judged().stream()
                .filter(judged -> !judged.id().equals(id) && !QUIET.contains(judged.verdict()))
                .filter(judged -> !one.variant().neighbours().contains(judged.id()))
                .map(judged -> judged.id() + " " + judged.verdict().text() + " (" + judged.reason() + ")")
                .toList();
        boolean named = one.variant()
                .expect()
                .map(text ->
                        findings.stream().anyMatch(finding -> finding.headline().contains(text)))
                .orElse(false);
        return new Kill(
                id,
                one.variant().variant(),
                own.verdict(),
                findings.isEmpty() ? own.reason() : findings.get(0).headline(),
                named,
                run.shown(id),
                undeclared,
                Duration.ofMillis(run.end().durationMillis()));
    }

    /** Whether the requirement caught the variant, by name, and nothing undeclared noticed it. */
    public boolean clean() {
        return caught() && named && undeclared.isEmpty();
    }

    /** Whether the requirement's verdict is one of a fault found. */
    public boolean caught() {
        return verdict == Verdict.FAILED || verdict == Verdict.WARNED;
    }

    /** One line: the first thing that is not as it should be; empty if all is. */
    public String problem() {
        if (!caught()) {
            return "not caught: " + requirement + " is " + verdict.text() + ": " + message;
        }
        if (!named) {
            return "the finding does not name the fault as the catalogue expects: " + message;
        }
        return undeclared.isEmpty() ? "" : "also changed, undeclared: " + String.join("; ", undeclared);
    }
}
