package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a run makes up cannot be foreseen, and can be made up again. */
class ChanceTest {

    @Test
    void theSameSeedMakesUpTheSame() {
        Chance one = Chance.fresh();
        Chance other = Chance.of(one.seed());

        assertThat(words(other)).isEqualTo(words(one));
    }

    private static List<String> words(Chance chance) {
        return List.of(chance.id("a"), chance.letters("b", 10), chance.id("a"), chance.id("c"));
    }

    @Test
    void anotherSeedMakesUpSomethingElse() {
        assertThat(words(Chance.fresh())).doesNotContainAnyElementsOf(words(Chance.fresh()));
    }

    @Test
    void whatIsDrawnForOnePurposeDependsOnNoOther() {
        Chance one = Chance.of("seed");
        Chance other = Chance.of("seed");
        other.id("something else");
        other.letters("and more", 5);

        assertThat(other.id("a")).isEqualTo(one.id("a"));
        assertThat(other.id("a")).isEqualTo(one.id("a"));
    }

    @Test
    void eachDrawIsAnother() {
        Chance chance = Chance.of("seed");

        assertThat(IntStream.range(0, 200).mapToObj(i -> chance.id("a"))).doesNotHaveDuplicates();
    }

    @Test
    void idsAreRandomUuids() {
        UUID id = UUID.fromString(Chance.of("seed").id("a"));

        assertThat(id.version()).isEqualTo(4);
        assertThat(id.variant()).isEqualTo(2);
    }

    @Test
    void lettersAreOfTheLengthAskedFor() {
        assertThat(Chance.of("seed").letters("a", 32)).matches("[abcdefghjkmnpqrstuvwxyz23456789]{32}");
        assertThat(Chance.of("seed").letters("a", 4)).hasSize(4);
    }

    @Test
    void timesAreNow() {
        assertThat(Duration.between(Instant.parse(Chance.fresh().now()), Instant.now()))
                .isBetween(Duration.ofMillis(-1), Duration.ofMinutes(1));
    }
}
