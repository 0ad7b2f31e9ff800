package org.contexttck.reports.merge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.grade.Grading;

/**
 * The scenarios of all shards. An audit, which looks at everything on the wire, ran in each of them and becomes one again;
 * any other scenario may have run in one shard only.
 */
final class ScenarioMerge {

    private final Map<String, ScenarioFinished> scenarios = new LinkedHashMap<>();
    private final Map<String, String> from = new LinkedHashMap<>();

    void add(String shard, ScenarioFinished scenario) throws MergeProblem {
        ScenarioFinished there = scenarios.get(scenario.key());
        if (there == null) {
            scenarios.put(scenario.key(), scenario);
            from.put(scenario.key(), shard);
            return;
        }
        if (scenario.kind() != ScenarioKind.AUDIT) {
            throw new MergeProblem("scenario " + scenario.key() + " ran in " + from.get(scenario.key()) + " and in "
                    + shard + "; these are not shards of one run");
        }
        scenarios.put(scenario.key(), joined(there, scenario));
    }

    /** All of them, by feature and line. */
    List<ScenarioFinished> all() {
        return scenarios.values().stream().sorted(ScenarioFinished.BY_PLACE).toList();
    }

    /** Those that bear on a requirement. */
    List<ScenarioFinished> of(String requirement) {
        return all().stream()
                .filter(one -> one.requirements().contains(requirement))
                .toList();
    }

    private static ScenarioFinished joined(ScenarioFinished one, ScenarioFinished other) {
        Outcome outcome = outcome(one, other);
        ScenarioFinished decides = Grading.gated(other) == outcome && Grading.gated(one) != outcome ? other : one;
        List<Finding> findings = new ArrayList<>();
        Stream.concat(one.findings().stream(), other.findings().stream()).forEach(findings::add);
        return new ScenarioFinished(
                one.key(),
                one.kind(),
                one.feature(),
                one.line(),
                one.name(),
                one.requirements(),
                outcome,
                one.observations() + other.observations(),
                one.durationMillis() + other.durationMillis(),
                decides.reason(),
                findings,
                decides.transcript(),
                decides.steps(),
                decides.began());
    }

    /** The worse of the two; but what one shard saw hold is not inconclusive because another saw nothing of it. */
    private static Outcome outcome(ScenarioFinished one, ScenarioFinished other) {
        Outcome first = Grading.gated(one);
        Outcome second = Grading.gated(other);
        if (first == Outcome.HELD && nothing(second) || second == Outcome.HELD && nothing(first)) {
            return Outcome.HELD;
        }
        return Grading.worst(first, second);
    }

    private static boolean nothing(Outcome outcome) {
        return outcome == Outcome.INCONCLUSIVE || outcome == Outcome.SKIPPED;
    }
}
