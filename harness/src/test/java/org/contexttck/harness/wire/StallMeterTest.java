package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Time of the kit, on a clock that the test owns. */
class StallMeterTest {

    private long now;
    private final StallMeter meter = new StallMeter(() -> now);

    private void passes(long millis) {
        now += Duration.ofMillis(millis).toNanos();
    }

    private long lived() {
        return Duration.ofNanos(meter.nanos()).toMillis();
    }

    @Test
    void aThreadThatWakesUpInTimeLosesNothing() {
        for (int i = 0; i < 100; i++) {
            passes(10);
            meter.woke();
        }
        assertThat(lived()).isEqualTo(1000);
    }

    @Test
    void whatItIsLateByIsNotCounted() {
        passes(10);
        meter.woke();
        passes(5_000);
        assertThat(lived()).as("before it has woken up").isEqualTo(22);
        meter.woke();
        assertThat(lived()).as("after that").isEqualTo(22);
        passes(7);
        assertThat(lived()).isEqualTo(29);
    }

    @Test
    void aDeadlineMovesByWhatTheKitWasHeldUp() {
        Deadline deadline = new Deadline(meter::nanos, Duration.ofMillis(100));
        passes(3_000);
        meter.woke();

        assertThat(deadline.passed()).isFalse();
        assertThat(deadline.rest()).isEqualTo(Duration.ofMillis(88));
        for (int i = 0; i < 8; i++) {
            passes(11);
            meter.woke();
        }
        assertThat(deadline.passed()).isTrue();
        assertThat(deadline.rest()).isZero();
    }

    @Test
    void aFutureThatEndsBadlyHasEnded() throws Exception {
        Deadline deadline = new Deadline(meter::nanos, Duration.ofMillis(100));

        assertThat(deadline.await(CompletableFuture.failedFuture(new IllegalStateException())))
                .isTrue();
        passes(50);
        meter.woke();
        CompletableFuture<Void> never = new CompletableFuture<>();
        deadline = new Deadline(() -> now += 60_000_000, Duration.ofMillis(100));
        assertThat(deadline.await(never)).isFalse();
    }

    @Test
    void anAlarmThatGoesOffEarlyIsSetAgainForTheRest() {
        Deque<Runnable> set = new ArrayDeque<>();
        Deque<Duration> times = new ArrayDeque<>();
        AtomicInteger rung = new AtomicInteger();
        DeadlineTimer timer = DeadlineTimer.at(
                new Deadline(meter::nanos, Duration.ofMillis(20)), rung::incrementAndGet, (time, what) -> {
                    times.add(time);
                    set.add(what);
                    return new CompletableFuture<>();
                });
        passes(20);
        meter.woke();
        set.remove().run();
        assertThat(rung).hasValue(0);
        assertThat(times).containsExactly(Duration.ofMillis(20), Duration.ofMillis(8));

        passes(8);
        set.remove().run();
        assertThat(rung).hasValue(1);

        timer.cancel();
        assertThat(set).isEmpty();
    }
}
