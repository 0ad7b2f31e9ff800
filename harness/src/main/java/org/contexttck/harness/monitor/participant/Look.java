package org.contexttck.harness.monitor.participant;

import java.util.List;
import org.contexttck.harness.verdict.Fault;

/**
 * One look at an envelope.
 *
 * @param requirement that it bears on
 * @param faults what breaks it; none if it holds
 */
public record Look(String requirement, List<Fault> faults) {

    public Look {
        faults = List.copyOf(faults);
    }
}
