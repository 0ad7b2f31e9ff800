package org.contexttck.harness.verdict;

import java.util.List;
import org.contexttck.harness.catalogue.Requirement;

/**
 * The verdict on one requirement.
 *
 * @param reason why it is not {@code passed}; empty if it is
 * @param scenarios those that were looked at
 */
public record Judgement(
        Requirement requirement, Verdict verdict, int observations, String reason, List<ScenarioRecord> scenarios) {

    public Judgement {
        scenarios = List.copyOf(scenarios);
    }
}
