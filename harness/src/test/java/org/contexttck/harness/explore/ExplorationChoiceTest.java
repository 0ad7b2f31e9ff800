package org.contexttck.harness.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How far a run is asked to explore. */
class ExplorationChoiceTest {

    @Test
    void aUsualRunCountsAndNeverLooksAtAClock() {
        Exploration usual = ExplorationChoice.STANDARD.start();

        assertThat(usual.seed()).isEqualTo(1);
        assertThat(usual.goesOn(0)).isTrue();
        assertThat(usual.goesOn(ExplorationChoice.STANDARD.conversations() - 1)).isTrue();
        assertThat(usual.goesOn(ExplorationChoice.STANDARD.conversations())).isFalse();
        assertThat(ExplorationChoice.STANDARD.time()).isEmpty();
    }

    @Test
    @Timeout(10)
    void aShareOfTheTimeIsOverSoon() {
        Exploration usual = ExplorationChoice.STANDARD.start();

        while (usual.hasTime()) {
            Thread.onSpinWait();
        }
        assertThat(usual.goesOn(0)).isTrue();
    }

    @Test
    void whoAsksForATimeOrForNothingElseHasIt() {
        assertThat(List.of(
                        ExplorationChoice.lasting(Duration.ZERO, 3),
                        ExplorationChoice.STANDARD.withoutScenarios(),
                        ExplorationChoice.again(new CaseCode("calls", List.of(1)))))
                .allMatch(choice -> choice.start().hasTime());
    }

    @Test
    void aTimeEndsWhateverTheNumber() {
        assertThat(ExplorationChoice.lasting(Duration.ofMinutes(1), 3).start().goesOn(1_000_000))
                .isTrue();
        assertThat(ExplorationChoice.lasting(Duration.ZERO, 3).start().goesOn(0))
                .isFalse();
    }

    /** So that making a case simpler does not take any length of time. */
    @Test
    void aTimeThatIsOverIsOverForWhatIsSlowToo() {
        Exploration over = ExplorationChoice.lasting(Duration.ZERO, 3).start();
        Exploration begun = ExplorationChoice.lasting(Duration.ofMinutes(1), 3).start();

        assertThat(over.goesOn(0)).isFalse();
        assertThat(over.hasTime()).isFalse();
        assertThat(begun.goesOn(0)).isTrue();
        assertThat(begun.hasTime()).isTrue();
    }

    @Test
    void oneCaseIsHeldWithNothingBesideIt() {
        Exploration again =
                ExplorationChoice.again(new CaseCode("calls", List.of(1))).start();

        assertThat(again.kept()).containsExactly(new KeptCase("calls.AQ", ""));
        assertThat(again.goesOn(0)).isFalse();
        assertThat(again.alone()).isTrue();
        assertThat(ExplorationChoice.again(new CaseCode("calls", List.of(1))).isOn())
                .isTrue();
        assertThat(ExplorationChoice.NONE.isOn()).isFalse();
        assertThat(ExplorationChoice.STANDARD.isOn()).isTrue();
        assertThat(ExplorationChoice.STANDARD.withoutScenarios().start().alone())
                .isTrue();
    }
}
