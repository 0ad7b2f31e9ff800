package org.contexttck.reports.write;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.KnownState;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.ShownFinding;

/**
 * Which requirements fall short in no other way than a baseline says. In doubt a requirement is not one of them: when a
 * finding is not shown, when an entry is past its day, and when a scenario comes and goes.
 */
final class ToleratedShortfalls {

    private final List<FailureKnown> entries;

    ToleratedShortfalls(Report report) {
        this.entries = report.known().stream()
                .filter(entry -> entry.state() == KnownState.KNOWN)
                .toList();
    }

    /** Why that is put up with, with the days until which it is; empty if there is more to it, or nothing known. */
    Optional<String> reason(RequirementResult r) {
        List<FailureKnown> own = entries.stream()
                .filter(entry -> entry.requirement().equals(r.id()))
                .toList();
        boolean sure = r.judged().verdict() != Verdict.ERROR
                && r.scenarios().stream().noneMatch(s -> s.outcome() == Outcome.FLAKY)
                && (r.findings().isEmpty() || r.findingsLeft() > 0
                        ? own.stream().anyMatch(ToleratedShortfalls::whole)
                        : r.findings().stream().allMatch(f -> own.stream().anyMatch(entry -> covers(entry, f))));
        return sure && !own.isEmpty()
                ? Optional.of(own.stream()
                        .map(entry -> entry.reason() + HtmlBaseline.until(entry))
                        .distinct()
                        .collect(Collectors.joining("; ")))
                : Optional.empty();
    }

    private static boolean whole(FailureKnown entry) {
        return entry.scenario().isEmpty() && entry.tool().isEmpty();
    }

    private static boolean covers(FailureKnown entry, ShownFinding shown) {
        return (entry.tool().isEmpty() || entry.tool().equals(shown.finding().subject()))
                && (entry.scenario().isEmpty()
                        || entry.scenario().equals(shown.scenario().key())
                        || entry.scenario().equals(shown.scenario().name()));
    }
}
