package org.contexttck.harness.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a conversation is drawn from. */
class ChoicesTest {

    @Test
    void aSeedGivesTheSameOnAnyMachine() {
        Choices choices = Choices.random(1);

        assertThat(List.of(choices.below(100), choices.below(100), choices.below(2)))
                .isEqualTo(List.of(75, 93, 1));
        assertThat(Choices.random(2).below(1_000_000))
                .isNotEqualTo(Choices.random(3).below(1_000_000));
    }

    @Test
    void choicesMadeBeforeDrawTheSameAgain() {
        Choices first = Choices.random(7);
        List<Integer> drawn = list(first);

        Choices again = Choices.again(first.made());

        assertThat(drawn).isNotEmpty();
        assertThat(list(again)).isEqualTo(drawn);
        assertThat(again.made()).isEqualTo(first.made());
        assertThat(again.spans()).isEqualTo(first.spans());
    }

    @Test
    void behindTheEndIsTheSimplestAndWhatIsTooLargeComesIntoBounds() {
        Choices choices = Choices.again(List.of(9));

        assertThat(choices.below(4)).isEqualTo(3);
        assertThat(choices.below(4)).isZero();
        assertThat(choices.onceIn(2)).isFalse();
        assertThat(choices.of(List.of("simplest", "other"))).isEqualTo("simplest");
        assertThat(choices.maybe(3, 4, () -> "something")).isEmpty();
        assertThat(list(choices)).isEmpty();
    }

    @Test
    void anElementLeftOutLeavesTheOthersAsTheyWere() {
        Choices choices = Choices.again(List.of(1, 11, 1, 22, 1, 33, 0));
        List<Integer> drawn = list(choices);
        Choices.Span second = choices.spans().get(1);

        List<Integer> rest = new java.util.ArrayList<>(choices.made());
        rest.subList(second.from(), second.to()).clear();

        assertThat(drawn).containsExactly(11, 22, 33);
        assertThat(list(Choices.again(rest))).containsExactly(11, 33);
    }

    private static List<Integer> list(Choices choices) {
        return choices.some(0, 20, () -> choices.below(100));
    }
}
