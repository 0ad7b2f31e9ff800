package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Answer.Outcome;
import org.contexttck.harness.wire.Answer.Result;
import org.contexttck.harness.wire.Answer.Silent;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** A target that is silent, on a clock that the test owns: limits of 20 s pass in no time. */
class LivenessTest {

    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final Message SENT =
            new Message(1, Direction.TO_TARGET, "", Optional.empty(), List.of(), TransportFacts.NONE, 0);

    private record Later(long at, Runnable what) {}

    private final List<Later> agenda = new ArrayList<>();
    private final List<Long> pinged = new ArrayList<>();
    private long now;
    private Optional<ProcessActivity> process = Optional.empty();
    private Optional<Silent> outcome = Optional.empty();

    /** Milliseconds until a ping sent at a millisecond is answered. */
    private LongFunction<Optional<Long>> answers = at -> Optional.of(3L);

    private final Liveness.Watched watched = new Liveness.Watched() {
        @Override
        public boolean waits() {
            return outcome.isEmpty();
        }

        @Override
        public CompletableFuture<Answer> ping(Duration longest) {
            pinged.add(now);
            CompletableFuture<Answer> answer = new CompletableFuture<>();
            Optional<Long> after = answers.apply(now).filter(it -> it <= longest.toMillis());
            long takes = after.orElse(longest.toMillis());
            Outcome came = after.isPresent() ? new Result(Json.object()) : new Silent(longest, Meanwhile.UNKNOWN);
            agenda.add(new Later(
                    now + takes,
                    () -> answer.complete(new Answer(SENT, Optional.empty(), came, Duration.ofMillis(takes)))));
            return answer;
        }

        @Override
        public String question() {
            return "ping";
        }

        @Override
        public CompletableFuture<Optional<ProcessActivity>> activity() {
            return CompletableFuture.completedFuture(process);
        }

        @Override
        public void silent(Silent silent) {
            outcome = Optional.of(silent);
        }

        @Override
        public void later(Duration time, Runnable what) {
            agenda.add(new Later(now + time.toMillis(), what));
        }
    };

    private void passes() {
        new Liveness(watched, LIMIT, () -> now * 1_000_000).begin();
        while (outcome.isEmpty() && !agenda.isEmpty()) {
            Later next =
                    agenda.stream().min(Comparator.comparingLong(Later::at)).orElseThrow();
            agenda.remove(next);
            now = next.at();
            next.what().run();
        }
    }

    private String said() {
        return Answer.describe(outcome.orElseThrow());
    }

    @Test
    void whoAnswersPingsTwiceAndNotTheRequestCouldHaveAnswered() {
        passes();

        assertThat(said()).isEqualTo("no answer in 20 s, while it answered ping after 3 ms");
        assertThat(outcome.orElseThrow().meanwhile().evident()).isTrue();
        assertThat(pinged).containsExactly(15_000L, 20_003L);
        assertThat(now).isEqualTo(20_006);
    }

    @Test
    void oneThatWasHeldUpUntilTheFirstPingGetsAQuarterOfTheLimit() {
        answers = at -> Optional.of(Math.max(3, 19_900 - at));
        passes();

        assertThat(pinged).containsExactly(15_000L, 24_900L);
        assertThat(outcome.orElseThrow().meanwhile().evident()).isTrue();
    }

    @Test
    void oneThatIsHeldUpAtTheEndIsAskedTwiceMore() {
        answers = at -> Optional.of(at < 19_000 ? 3L : Math.max(3, 27_000 - at));
        passes();

        assertThat(pinged).containsExactly(15_000L, 20_003L, 32_000L, 37_003L);
        assertThat(outcome.orElseThrow().meanwhile().evident()).isTrue();
    }

    @Test
    void oneThatAnswersNothingIsWaitedForTwiceAsLong() {
        answers = at -> Optional.empty();
        passes();

        assertThat(said()).isEqualTo("no answer in 40 s, nor any to ping");
        assertThat(outcome.orElseThrow().meanwhile().evident()).isFalse();
        assertThat(now).isEqualTo(45_000);
    }

    @Test
    void oneWhoseProcessIsIdleCouldHaveAnswered() {
        answers = at -> Optional.empty();
        process = Optional.of(new ProcessActivity(true, "idle"));
        passes();

        assertThat(said()).isEqualTo("no answer in 25 s, while its process was idle");
        assertThat(now).isEqualTo(25_000);
    }

    /** Its answer to the ping was there when it fell idle, and the kit had not read it. */
    @Test
    void oneWhoseAnswerComesToTheKitLateIsAskedOnceMore() {
        answers = at -> Optional.of(Math.max(3, 23_000 - at));
        process = Optional.of(new ProcessActivity(true, "idle"));
        passes();

        assertThat(said()).isEqualTo("no answer in 20 s, while it answered ping after 3 ms");
        assertThat(pinged).hasSizeGreaterThan(1);
    }

    @Test
    void oneThatIsStoppedAllTheTimeIsUnclear() {
        answers = at -> Optional.empty();
        process = Optional.of(new ProcessActivity(false, "stopped"));
        passes();

        assertThat(said()).isEqualTo("no answer in 40 s, nor any to ping (its process was stopped)");
    }

    @Test
    void oneThatTheMachineHoldsUpIsWaitedForSixTimesAsLong() {
        answers = at -> Optional.empty();
        process = Optional.of(new ProcessActivity(false, true, "waiting for a processor"));
        passes();

        assertThat(said()).isEqualTo("no answer in 120 s, nor any to ping (its process was waiting for a processor)");
        assertThat(now).isBetween(120_000L, 126_000L);
    }

    @Test
    void oneThatTheMachineHeldUpIsJudgedByWhatItAnswersThen() {
        answers = at -> at < 70_000 ? Optional.empty() : Optional.of(3L);
        process = Optional.of(new ProcessActivity(false, true, "at work"));
        passes();

        assertThat(outcome.orElseThrow().meanwhile().evident()).isTrue();
        assertThat(now).isBetween(70_000L, 81_000L);
    }

    @Test
    void nobodyIsAskedAnythingOnceTheAnswerIsThere() {
        new Liveness(watched, LIMIT, () -> now * 1_000_000).begin();
        outcome = Optional.of(new Silent(LIMIT, Meanwhile.UNKNOWN));
        agenda.remove(0).what().run();

        assertThat(pinged).isEmpty();
        assertThat(agenda).isEmpty();
    }
}
