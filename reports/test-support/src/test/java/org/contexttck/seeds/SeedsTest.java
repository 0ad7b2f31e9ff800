package org.contexttck.seeds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SeedsTest {

    private static final List<Integer> EIGHT = List.of(0, 1, 2, 3, 4, 5, 6, 7);

    @Test
    void aFailureNamesTheSeedThatLeadsBackToIt() {
        List<Integer> drawn = new ArrayList<>();

        assertThatThrownBy(() -> Seeds.each(100, random -> refuseSeven(random, drawn)))
                .isInstanceOf(AssertionError.class)
                .hasMessage("seed " + (drawn.size() - 1) + ": seven was drawn");
        assertThatThrownBy(() -> Seeds.one(drawn.size() - 1, random -> refuseSeven(random, new ArrayList<>())))
                .hasMessageEndingWith("seven was drawn");
    }

    private static void refuseSeven(Random random, List<Integer> drawn) {
        drawn.add(Seeds.pick(random, EIGHT));
        if (drawn.contains(7)) {
            throw new IllegalStateException("seven was drawn");
        }
    }

    @Test
    void neighbouringSeedsDifferInTheirFirstDraw() {
        List<Integer> drawn = new ArrayList<>();
        Seeds.each(100, random -> drawn.add(Seeds.pick(random, EIGHT)));

        assertThat(drawn).containsAll(EIGHT);
        assertThat(EIGHT).allMatch(number -> Collections.frequency(drawn, number) < 30);
    }

    @Test
    void textsAreOfAnyLengthUpToTheMost() {
        HashSet<Integer> lengths = new HashSet<>();
        Seeds.each(
                200,
                random -> lengths.add(Seeds.text(random, 3, List.of("a", "b")).length()));

        assertThat(lengths).containsExactlyInAnyOrder(0, 1, 2, 3);
    }
}
