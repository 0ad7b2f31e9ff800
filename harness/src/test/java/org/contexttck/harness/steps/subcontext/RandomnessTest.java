package org.contexttck.harness.steps.subcontext;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RandomnessTest {

    @Test
    void randomUuidsHaveAllTheirBits() {
        List<String> ids = Stream.generate(UUID::randomUUID)
                .limit(1000)
                .map(UUID::toString)
                .toList();

        assertThat(Randomness.bits(ids)).isEqualTo(122);
    }

    @Test
    void aCounterHasFewHoweverLongItIs() {
        List<String> ids = IntStream.range(0, 1000)
                .mapToObj(i -> String.format("00000000-0000-4000-8000-%012d", i))
                .toList();

        assertThat(Randomness.bits(ids)).isEqualTo(10);
    }

    @Test
    void timeInFrontDoesNotCount() {
        List<String> ids = IntStream.range(0, 1000)
                .mapToObj(i -> "1764300000" + "-" + UUID.randomUUID().toString().substring(0, 8))
                .toList();

        assertThat(Randomness.bits(ids)).isEqualTo(32);
    }
}
