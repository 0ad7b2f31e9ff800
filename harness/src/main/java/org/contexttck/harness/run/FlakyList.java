package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.reports.baseline.KnownFailure;
import org.contexttck.reports.event.ScenarioFinished;

/**
 * The scenarios that are known to come and go.
 *
 * @param entries each names a requirement, and may name a scenario; without one, every scenario of the requirement is meant
 */
public record FlakyList(List<KnownFailure> entries) {

    public FlakyList {
        entries = List.copyOf(entries);
    }

    /** Nothing is known to be flaky. */
    public static FlakyList none() {
        return new FlakyList(List.of());
    }

    boolean names(ScenarioFinished scenario) {
        return entries.stream()
                .anyMatch(entry -> scenario.requirements().contains(entry.requirement())
                        && entry.names(scenario.key(), scenario.name()));
    }
}
