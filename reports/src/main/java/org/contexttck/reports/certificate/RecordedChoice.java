package org.contexttck.reports.certificate;

import java.util.List;

/**
 * What a recorded run was asked to do.
 *
 * @param seed from which follows all that the kit made up
 * @param only the choice of requirements; none for all
 * @param strict whether warnings counted as failures
 * @param faults whether gateways were tried over bad connections too
 * @param shard which part of the run it was, such as {@code 1/3}; empty for the whole
 * @param flaky what was known to come and go
 */
public record RecordedChoice(
        String seed, List<String> only, boolean strict, boolean faults, String shard, List<FlakyScenario> flaky) {

    /** Copies the lists. */
    public RecordedChoice {
        only = List.copyOf(only);
        flaky = List.copyOf(flaky);
    }

    /** The same, judged so. */
    public RecordedChoice judged(boolean strictly) {
        return new RecordedChoice(seed, only, strictly, faults, shard, flaky);
    }

    /**
     * A scenario that was tried again when it did not hold.
     *
     * @param requirement the id
     * @param scenario key or name; empty for any of the requirement
     */
    public record FlakyScenario(String requirement, String scenario) {}
}
