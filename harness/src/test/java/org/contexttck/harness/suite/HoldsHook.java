package org.contexttck.harness.suite;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.After;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.reports.event.Outcome;

/** Steps record evidence instead of throwing; under JUnit, evidence that does not hold fails the scenario. */
public final class HoldsHook {

    private final Evidence evidence;

    public HoldsHook(Evidence evidence) {
        this.evidence = evidence;
    }

    @After
    public void holds() {
        assertThat(evidence.outcome()).as(evidence.reason()).isEqualTo(Outcome.HELD);
    }
}
