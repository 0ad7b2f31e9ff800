package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.grade.Grading;

/**
 * Scenarios that are tried again. Those that did not hold and are known to be flaky: what the tries found becomes one event;
 * held at last is flaky, with the findings of the earlier tries; never held is what the last try came to. And those whose
 * outcome hangs on something that did not come in time, or that were inconclusive, once: the second try counts. A target may
 * itself have given up what a busy kit brought late.
 */
final class Retries {

    /** How often a scenario is run at most. */
    static final int MOST = 3;

    private static final Set<Outcome> TRIED_AGAIN = Set.of(Outcome.BROKE, Outcome.BLOCKED, Outcome.INCONCLUSIVE);

    private final FlakyList flaky;
    private final Map<String, List<ScenarioFinished>> open = new LinkedHashMap<>();

    Retries(FlakyList flaky) {
        this.flaky = flaky;
    }

    /**
     * Whether a scenario is to be run again; what it found is then kept for later.
     *
     * @param unclear whether something did not come in time, while nothing showed why
     */
    synchronized boolean again(ScenarioFinished scenario, boolean unclear) {
        int before = triesOf(scenario).size();
        boolean flaked = TRIED_AGAIN.contains(Grading.gated(scenario)) && flaky.names(scenario) && before < MOST - 1;
        boolean again = scenario.kind() == ScenarioKind.SCENARIO
                && (flaked || before == 0 && (unclear || scenario.outcome() == Outcome.INCONCLUSIVE));
        if (again) {
            open.computeIfAbsent(scenario.key(), key -> new ArrayList<>()).add(scenario);
        }
        return again;
    }

    /** The keys of what is to be run again. */
    synchronized Set<String> keys() {
        return Set.copyOf(open.keySet());
    }

    /** The event for a scenario that will not be run again. */
    synchronized ScenarioFinished all(ScenarioFinished last) {
        List<ScenarioFinished> tries = new ArrayList<>(triesOf(last));
        open.remove(last.key());
        if (tries.isEmpty()) {
            return last;
        }
        if (!flaky.names(last)) {
            return askedAgain(tries.get(0), last);
        }
        int before = tries.size();
        tries.add(last);
        boolean held = Grading.gated(last) == Outcome.HELD;
        List<Finding> findings = new ArrayList<>();
        (held ? tries : List.of(last)).forEach(one -> findings.addAll(one.findings()));
        String first = Grading.gated(tries.get(0)).text();
        String reason = held
                ? "flaky: " + first + " at first, held in try " + tries.size()
                : "listed as flaky, but held in none of " + tries.size() + " tries"
                        + (last.reason().isEmpty() ? "" : ": " + last.reason());
        return new ScenarioFinished(
                last.key(),
                last.kind(),
                last.feature(),
                last.line(),
                last.name(),
                last.requirements(),
                held ? Outcome.FLAKY : last.outcome(),
                last.observations(),
                tries.stream().mapToLong(ScenarioFinished::durationMillis).sum(),
                reason,
                findings,
                held ? tries.get(before - 1).transcript() : last.transcript(),
                held ? tries.get(before - 1).steps() : last.steps(),
                tries.get(0).began());
    }

    /** The second try counts, which it has had to itself; where it shows no more than the first, both are told. */
    private static ScenarioFinished askedAgain(ScenarioFinished first, ScenarioFinished second) {
        boolean still = second.outcome() == Outcome.INCONCLUSIVE || second.outcome() == Outcome.BLOCKED;
        boolean both = still && !first.reason().equals(second.reason());
        return new ScenarioFinished(
                second.key(),
                second.kind(),
                second.feature(),
                second.line(),
                second.name(),
                second.requirements(),
                second.outcome(),
                second.observations(),
                first.durationMillis() + second.durationMillis(),
                both ? "first " + first.reason() + "; alone at the end " + second.reason() : second.reason(),
                second.findings(),
                second.transcript(),
                second.steps(),
                first.began());
    }

    private List<ScenarioFinished> triesOf(ScenarioFinished scenario) {
        return open.getOrDefault(scenario.key(), List.of());
    }
}
