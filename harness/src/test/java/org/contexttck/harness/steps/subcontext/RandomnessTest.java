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

    @Test
    void aFewRandomIdsHaveRoom() {
        List<String> uuids = Stream.generate(UUID::randomUUID)
                .limit(4)
                .map(id -> "ctx-" + id)
                .toList();

        assertThat(Randomness.room(uuids)).isGreaterThanOrEqualTo(122);
        assertThat(Randomness.room(List.of("V1StGXR8_Z5jdHi6B-myT", "9fKx-2LmQwErTyUiOpAsD", "aB3dE5gH7jK9mN1pQ3sT5")))
                .isGreaterThanOrEqualTo(122);
        assertThat(Randomness.room(List.of(
                        "01JE5N8Q2R4T6V8X0Z1A3C5E7G", "01JE5N8Q2S9K7H5F3D1B0A2C4E", "01JE5N8Q2T1M3N5P7R9S1T3V5X")))
                .isGreaterThanOrEqualTo(122);
    }

    @Test
    void clockAndProcessAndCountHaveLittle() {
        assertThat(Randomness.room(List.of(
                        "think-1764441234567-31337-1", "think-1764441234569-31337-2", "think-1764441299999-31400-1")))
                .isLessThan(80);
        assertThat(Randomness.room(List.of("ctx-m3x9k2p1", "ctx-m3x9k2p2", "ctx-m3x9k2p3")))
                .isLessThan(50);
    }
}
