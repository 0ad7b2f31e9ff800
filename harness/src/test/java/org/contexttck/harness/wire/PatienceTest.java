package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PatienceTest {

    private static final Duration TIME = Duration.ofSeconds(20);
    private static final Duration QUARTER = Duration.ofSeconds(5);
    private static final Optional<ProcessActivity> IDLE = Optional.of(new ProcessActivity(true, "idle"));
    private static final Optional<ProcessActivity> BUSY = Optional.of(new ProcessActivity(false, "at work"));

    private static final Optional<ProcessActivity> HELD_UP =
            Optional.of(new ProcessActivity(false, true, "waiting for a processor"));

    private final Patience patience = new Patience(TIME);

    @Test
    void endsWithOneThatIsIdleTwice() {
        assertThat(patience.more(IDLE)).contains(QUARTER);
        assertThat(patience.more(IDLE)).isEmpty();
        assertThat(patience.waited()).isEqualTo(TIME.plus(QUARTER));
        assertThat(patience.isIdle()).isTrue();
    }

    @Test
    void takesWhatCannotBeSeenForIdle() {
        assertThat(patience.more(Optional.empty())).contains(QUARTER);
        assertThat(patience.more(Optional.empty())).isEmpty();
        assertThat(patience.isIdle()).isTrue();
    }

    @Test
    void givesOneAtWorkTheSameTimeOnceMore() {
        assertThat(patience.more(BUSY)).contains(TIME);
        assertThat(patience.more(BUSY)).isEmpty();
        assertThat(patience.waited()).isEqualTo(TIME.multipliedBy(2));
        assertThat(patience.isIdle()).isFalse();
    }

    @Test
    void isNotSureOfOneThatHasWokenUp() {
        assertThat(patience.more(IDLE)).contains(QUARTER);
        assertThat(patience.more(BUSY)).contains(TIME);
        assertThat(patience.more(IDLE)).contains(QUARTER);
        assertThat(patience.more(BUSY)).isEmpty();
        assertThat(patience.isIdle()).isFalse();
    }

    @Test
    void waitsLongerForOneThatTheMachineHoldsUp() {
        for (int again = 1; again <= 5; again++) {
            assertThat(patience.more(HELD_UP)).contains(TIME);
        }
        assertThat(patience.more(HELD_UP)).isEmpty();
        assertThat(patience.isIdle()).isFalse();
    }

    @Test
    void endsWithOneThatTheMachineHoldsUpNoMore() {
        assertThat(patience.more(HELD_UP)).contains(TIME);
        assertThat(patience.more(HELD_UP)).contains(TIME);
        assertThat(patience.more(BUSY)).isEmpty();
        assertThat(patience.waited()).isEqualTo(TIME.multipliedBy(3));
    }

    @Test
    void waitsOnForOneThatStartsOnlyAsLongAsTheMachineHoldsItUp() {
        assertThat(patience.moreToStart(BUSY)).isEmpty();
        assertThat(patience.moreToStart(IDLE)).isEmpty();
        for (int again = 1; again <= 5; again++) {
            assertThat(patience.moreToStart(HELD_UP)).contains(TIME);
        }
        assertThat(patience.moreToStart(HELD_UP)).isEmpty();
        assertThat(patience.waited()).isEqualTo(TIME.multipliedBy(6));
    }
}
