package org.contexttck.harness.explore;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.wire.Deadline;

/**
 * What a run is asked to explore, in each role.
 *
 * @param seed where chance begins
 * @param conversations how many, unless there is a time
 * @param time how long by the clock, however fast the machine is; empty if conversations are counted
 * @param kept what is held again before anything is drawn
 * @param alone whether no scenario is run
 */
public record ExplorationChoice(
        long seed, int conversations, Optional<Duration> time, List<KeptCase> kept, boolean alone) {

    public ExplorationChoice {
        kept = List.copyOf(kept);
    }

    /** The seed of a usual run, so that its verdict is the same each time. It changes with a version of the kit only. */
    public static final long USUAL_SEED = 1;

    /** Few enough for a small share of a run. */
    private static final int USUAL = 24;

    /** One part of so many of the time that scenarios have taken, or beyond the time that was asked for. */
    private static final int SHARE = 4;

    /** Nothing. */
    public static final ExplorationChoice NONE =
            new ExplorationChoice(USUAL_SEED, 0, Optional.empty(), List.of(), false);

    /** As every run does. */
    public static final ExplorationChoice STANDARD =
            new ExplorationChoice(USUAL_SEED, USUAL, Optional.empty(), List.of(), false);

    /** For so long. */
    public static ExplorationChoice lasting(Duration time, long seed) {
        return new ExplorationChoice(seed, 0, Optional.of(time), List.of(), false);
    }

    /** One case again, and nothing else. */
    public static ExplorationChoice again(CaseCode code) {
        return NONE.also(List.of(new KeptCase(code.text(), ""))).withoutScenarios();
    }

    /** The same, and before it what was found before. */
    public ExplorationChoice also(List<KeptCase> cases) {
        List<KeptCase> all = Stream.concat(kept.stream(), cases.stream()).toList();
        return new ExplorationChoice(seed, conversations, time, all, alone);
    }

    /** The same, beginning elsewhere. */
    public ExplorationChoice from(long other) {
        return new ExplorationChoice(other, conversations, time, kept, alone);
    }

    /** The same with no scenario beside it. */
    public ExplorationChoice withoutScenarios() {
        return new ExplorationChoice(seed, conversations, time, kept, true);
    }

    /** Whether there is anything to explore. */
    public boolean isOn() {
        return conversations > 0 || time.isPresent() || !kept.isEmpty();
    }

    /** Asked through a port, which begins with the part of a run that it is of; the time with the first conversation. */
    public Exploration start() {
        return new Started(this);
    }

    private static final class Started implements Exploration {

        private final ExplorationChoice choice;
        private final long begun = Deadline.now();
        private Optional<Long> first = Optional.empty();
        private Optional<Deadline> share = Optional.empty();

        Started(ExplorationChoice choice) {
            this.choice = choice;
        }

        @Override
        public long seed() {
            return choice.seed;
        }

        @Override
        public List<KeptCase> kept() {
            return choice.kept;
        }

        @Override
        public boolean alone() {
            return choice.alone;
        }

        @Override
        public boolean goesOn(int held) {
            first = first.or(() -> Optional.of(System.nanoTime()));
            return choice.time.map(this::lasts).orElse(held < choice.conversations);
        }

        private boolean lasts(Duration time) {
            return first.map(start -> System.nanoTime() - start < time.toNanos())
                    .orElse(true);
        }

        @Override
        public boolean hasTime() {
            if (choice.time.isPresent()) {
                return lasts(choice.time.get().plus(choice.time.get().dividedBy(SHARE)));
            }
            if (choice.conversations == 0 || choice.alone) {
                return true;
            }
            share = share.or(() -> Optional.of(Deadline.in(Duration.ofNanos((Deadline.now() - begun) / SHARE))));
            return !share.get().rest().isZero();
        }
    }
}
