package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.client.ClientWay;

/** Draws the steps of one conversation, each with a view to those before it. */
final class TalkDraw {

    private static final int MOST_AT_ONCE = 4;
    private static final int MANY = 40;

    private final Choices choices;
    private final CallDraw calls;
    private final boolean speaks;
    private final boolean driven;
    private final boolean resumes;
    private final List<Sort> sorts = new ArrayList<>();
    private int next = 1;

    /** What a step is. */
    private enum Sort {
        FETCH(6),
        CONSUMPTION(6),
        PLAIN(1),
        HINTS(2),
        AT_ONCE(4),
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
            sorts.addAll(Collections.nCopies(isPossible(sort) ? sort.weight : 0, sort));
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

    TalkStep step() {
        Sort sort = choices.of(sorts);
        return switch (sort) {
            case AT_ONCE -> atOnce();
            case WORDS -> new TalkStep.Words();
            case LOADED -> new TalkStep.Loaded();
            case AGAIN -> new TalkStep.Again(1 + choices.below(next));
            default -> alone(sort);
        };
    }

    private TalkStep alone(Sort sort) {
        PlannedCall call = call(sort);
        int more = choices.maybe(1, 7, () -> 1 + choices.below(MANY)).orElse(0);
        return some(1 + more, List.of(call));
    }

    private TalkStep atOnce() {
        List<PlannedCall> all = choices.some(2, MOST_AT_ONCE, 1, () -> {
            PlannedCall call = call(choices.of(List.of(
                    Sort.FETCH, Sort.CONSUMPTION, Sort.FETCH, Sort.CONSUMPTION, Sort.PLAIN, Sort.HINTS, Sort.ODD)));
            return choices.maybe(1, 4, () -> 1 + choices.below(MOST_AT_ONCE - 1))
                    .map(call::answeredAfter)
                    .orElse(call);
        });
        return some(1, all);
    }

    private PlannedCall call(Sort sort) {
        return switch (sort) {
            case CONSUMPTION -> calls.consumption();
            case PLAIN -> calls.plain();
            case HINTS -> calls.hints();
            case ODD -> calls.odd();
            default -> calls.fetch();
        };
    }

    private TalkStep.Calls some(int times, List<PlannedCall> all) {
        boolean large = all.stream().anyMatch(call -> call.result().body().size() == BodyForm.Size.LONG);
        TalkStep.Calls step = new TalkStep.Calls(next, large ? 1 : times, all);
        next = step.next();
        return step;
    }
}
