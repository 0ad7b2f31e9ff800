package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.client.ClientWay;

/** Draws the steps of one conversation, each with a view to those before it. */
final class TalkDraw {

    private static final int MOST_AT_ONCE = 4;
    private static final int MANY = 40;
    private static final int MOST_AT_THE_END = 3;

    private final Choices choices;
    private final CallDraw calls;
    private final boolean speaks;
    private final boolean driven;
    private final boolean resumes;
    private final List<Sort> sorts = new ArrayList<>();
    private final Set<TalkStep> together = new HashSet<>();
    private int next = 1;

    /** What a step is. */
    private enum Sort {
        FETCH(9),
        CONSUMPTION(8),
        PLAIN(1),
        HINTS(2),
        ODD(2),
        WORDS(1),
        AGAIN(1),
        LOADED(1);

        private final int weight;

        Sort(int weight) {
            this.weight = weight;
        }
    }

    TalkDraw(Choices choices, ClientTarget target, boolean resumes) {
        this.choices = choices;
        this.driven = target.way() == ClientWay.DRIVER;
        this.speaks = target.takesFurtherWords();
        this.resumes = driven && resumes;
        this.calls = new CallDraw(choices, target.servers(), driven);
        for (Sort sort : Sort.values()) {
            sorts.addAll(Collections.nCopies(sort.weight, isPossible(sort) ? sort : Sort.PLAIN));
        }
    }

    private boolean isPossible(Sort sort) {
        return switch (sort) {
            case WORDS -> speaks;
            case AGAIN -> driven;
            case LOADED -> resumes;
            default -> true;
        };
    }

    /** Most conversations begin with hints. */
    List<TalkStep> beginning() {
        return choices.onceIn(10) ? List.of() : List.of(some(1, List.of(calls.hints())));
    }

    /** Consumptions by which most of what waits has to be seen. */
    List<TalkStep> end() {
        return choices.maybe(3, 4, () -> choices.some(1, MOST_AT_THE_END, 1, () -> repeated(calls.consumptionOfAll())))
                .orElse(List.of());
    }

    TalkStep step() {
        Sort sort = choices.of(sorts);
        return switch (sort) {
            case WORDS -> new TalkStep.Words();
            case LOADED -> new TalkStep.Loaded();
            case AGAIN -> new TalkStep.Again(1 + choices.below(next));
            default -> alone(sort);
        };
    }

    private TalkStep alone(Sort sort) {
        boolean joined = choices.onceIn(3);
        int times = joined
                ? 1
                : choices.maybe(1, 24, () -> 2 + choices.below(MANY - 1)).orElse(1);
        CallDraw.Repeated drawn =
                sort == Sort.CONSUMPTION ? calls.consumption() : new CallDraw.Repeated(call(sort, times), times);
        if (!joined && drawn.times() > 1) {
            return repeated(drawn);
        }
        PlannedCall answered = choices.maybe(1, 5, () -> 1 + choices.below(MOST_AT_ONCE - 1))
                .map(drawn.call()::answeredAfter)
                .orElse(drawn.call());
        boolean failing = joined && choices.onceIn(3);
        TalkStep.Calls step = some(1, failing ? List.of(calls.failing(drawn.call()), answered) : List.of(answered));
        if (joined) {
            together.add(step);
        }
        return step;
    }

    /** Some of them at once, so that the conversation stays short. */
    private TalkStep repeated(CallDraw.Repeated drawn) {
        int times = drawn.call().result().isLong() ? 1 : drawn.times();
        int atOnce = Math.min(times, 1 + choices.below(MOST_AT_ONCE));
        return some((times + atOnce - 1) / atOnce, Collections.nCopies(atOnce, drawn.call()));
    }

    /** The same steps, where calls that are made together with those before them are one. */
    List<TalkStep> joined(List<TalkStep> steps) {
        List<TalkStep> all = new ArrayList<>();
        for (TalkStep step : steps) {
            TalkStep before = all.isEmpty() ? step : all.get(all.size() - 1);
            if (together.contains(step)
                    && step instanceof TalkStep.Calls more
                    && before instanceof TalkStep.Calls calls
                    && calls.next() == more.first()
                    && calls.times() == 1
                    && calls.calls().size() + more.calls().size() <= MOST_AT_ONCE) {
                List<PlannedCall> both = new ArrayList<>(calls.calls());
                both.addAll(more.calls());
                all.set(all.size() - 1, new TalkStep.Calls(calls.first(), 1, both));
            } else {
                all.add(step);
            }
        }
        return all;
    }

    private PlannedCall call(Sort sort, int times) {
        return switch (sort) {
            case PLAIN -> calls.plain();
            case HINTS -> calls.hints();
            case ODD -> calls.odd();
            default -> calls.fetch(times);
        };
    }

    private TalkStep.Calls some(int times, List<PlannedCall> all) {
        TalkStep.Calls step = new TalkStep.Calls(next, times, all);
        next = step.next();
        return step;
    }
}
