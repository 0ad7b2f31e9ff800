package org.contexttck.harness.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** From a long list that shows something to the shortest one. */
class ShrinkerTest {

    private final AtomicInteger tries = new AtomicInteger();

    @Test
    void findsTheOneElementThatMattersAndItsSmallestValue() throws InterruptedException {
        Choices start = Choices.again(List.of(1, 90, 2, 40, 3, 5, 1, 77, 1, 3, 1, 12));

        assertThat(shrunk(start, list -> list.stream().anyMatch(one -> one >= 17), 200))
                .containsExactly(17);
    }

    @Test
    void keepsTwoThatMatterTogetherAndTheirOrder() throws InterruptedException {
        Choices start = Choices.again(List.of(1, 9, 1, 60, 1, 1, 1, 2, 1, 30, 1, 8));

        assertThat(shrunk(start, ShrinkerTest::falls, 200)).containsExactly(2, 1);
    }

    @Test
    void takesTheSimplestFormOfAUnit() throws InterruptedException {
        Choices start = Choices.again(List.of(1, 3, 50, 4, 60, 7));
        Shrinker.Trial trial = choices -> {
            Choices drawn = Choices.again(choices);
            drawUnits(drawn);
            return drawn.made().stream().anyMatch(one -> one == 7) ? Optional.of(drawn) : Optional.empty();
        };
        drawUnits(start);

        assertThat(new Shrinker(trial, 100).shrink(start).made()).containsExactly(0, 0, 0, 7);
    }

    private static void drawUnits(Choices choices) {
        choices.below(2);
        choices.maybe(3, 4, () -> choices.below(100));
        choices.maybe(4, 5, () -> choices.below(100));
        choices.below(10);
    }

    @Test
    void endsAfterSoManyTriesWithWhatItHas() throws InterruptedException {
        Choices start = Choices.again(List.of(1, 90, 2, 40, 3, 5, 1, 77, 1, 3, 1, 12));

        List<Integer> list = shrunk(start, any -> any.stream().anyMatch(one -> one >= 17), 3);

        assertThat(tries).hasValue(3);
        assertThat(list).anyMatch(one -> one >= 17);
    }

    /** Whether a number is followed by a smaller one that is not 0. */
    private static boolean falls(List<Integer> list) {
        for (int i = 1; i < list.size(); i++) {
            if (list.get(i - 1) > list.get(i) && list.get(i) > 0) {
                return true;
            }
        }
        return false;
    }

    private List<Integer> shrunk(Choices start, Predicate<List<Integer>> shows, int most) throws InterruptedException {
        Shrinker.Trial trial = choices -> {
            tries.incrementAndGet();
            Choices drawn = Choices.again(choices);
            return shows.test(list(drawn)) ? Optional.of(drawn) : Optional.empty();
        };
        assertThat(shows.test(list(start))).isTrue();
        return list(Choices.again(new Shrinker(trial, most).shrink(start).made()));
    }

    private static List<Integer> list(Choices choices) {
        return choices.some(0, 20, () -> choices.below(100));
    }
}
