package org.contexttck.harness.target.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlockedScenariosTest {

    private final BlockedScenarios before = new BlockedScenarios();

    @Test
    void twoForOneReasonAreEnoughWhateverIdsAndTimesItNames() {
        before.add("\"ben\" does not hear \"ann\", who was told system/error {\"id\":\"9f-1\",\"code\":\"violation\"}");
        before.add("nobody is there");
        assertThat(before.repeated()).isEmpty();

        before.add("\"ben\" does not hear \"ann\", who was told system/error {\"id\":\"4c-2\",\"code\":\"violation\"}");
        assertThat(before.repeated().orElseThrow())
                .startsWith("not tried, since two scenarios before could not begin: \"ben\" does not hear")
                .contains("4c-2");
    }
}
