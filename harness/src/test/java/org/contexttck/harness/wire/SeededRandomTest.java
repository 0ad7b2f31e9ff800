package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a run makes up cannot be foreseen, and can be made up again. */
class SeededRandomTest {

    @Test
    void theSameSeedMakesUpTheSame() {
        SeededRandom one = SeededRandom.fresh();
        SeededRandom other = SeededRandom.of(one.seed());

        assertThat(words(other)).isEqualTo(words(one));
    }

    private static List<String> words(SeededRandom random) {
        return List.of(random.id("a"), random.letters("b", 10), random.id("a"), random.id("c"));
    }

    @Test
    void anotherSeedMakesUpSomethingElse() {
        assertThat(words(SeededRandom.fresh())).doesNotContainAnyElementsOf(words(SeededRandom.fresh()));
    }

    @Test
    void whatIsDrawnForOnePurposeDependsOnNoOther() {
        SeededRandom one = SeededRandom.of("seed");
        SeededRandom other = SeededRandom.of("seed");
        other.id("something else");
        other.letters("and more", 5);

        assertThat(other.id("a")).isEqualTo(one.id("a"));
        assertThat(other.id("a")).isEqualTo(one.id("a"));
    }

    @Test
    void eachDrawIsAnother() {
        SeededRandom random = SeededRandom.of("seed");

        assertThat(IntStream.range(0, 200).mapToObj(i -> random.id("a"))).doesNotHaveDuplicates();
    }

    @Test
    void idsAreRandomUuids() {
        UUID id = UUID.fromString(SeededRandom.of("seed").id("a"));

        assertThat(id.version()).isEqualTo(4);
        assertThat(id.variant()).isEqualTo(2);
    }

    @Test
    void lettersAreOfTheLengthAskedFor() {
        assertThat(SeededRandom.of("seed").letters("a", 32)).matches("[abcdefghjkmnpqrstuvwxyz23456789]{32}");
        assertThat(SeededRandom.of("seed").letters("a", 4)).hasSize(4);
    }

    @Test
    void timesAreNow() {
        assertThat(Duration.between(Instant.parse(SeededRandom.fresh().now()), Instant.now()))
                .isBetween(Duration.ofMillis(-1), Duration.ofMinutes(1));
    }
}
