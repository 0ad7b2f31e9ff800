package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShardChoiceTest {

    @Test
    void eachScenarioIsInOneShard() {
        for (int line = 1; line < 200; line++) {
            String key = "wire/answers:" + line;
            assertThat(IntStream.rangeClosed(1, 3).filter(i -> new ShardChoice(i, 3).has(key)))
                    .as(key)
                    .hasSize(1);
        }
    }

    /** Written down once: if it changes, shards that two versions have run no longer fit together. */
    @Test
    void theKeyAloneSaysInWhich() {
        List<Integer> shards = IntStream.of(3, 12, 26, 48)
                .mapToObj(line -> "wire/answers:" + line)
                .map(key -> ShardChoice.parse("1/2").has(key) ? 1 : 2)
                .toList();

        assertThat(shards).containsExactly(2, 1, 1, 2);
    }

    @Test
    void theWholeIsOneOfOneAndIsNotNamed() {
        assertThat(ShardChoice.parse("1/1").isWhole()).isTrue();
        assertThat(ShardChoice.WHOLE.has("anything")).isTrue();
        assertThat(ShardChoice.WHOLE.text()).isEmpty();
        assertThat(ShardChoice.parse("2/3").text()).isEqualTo("2/3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "1/1001", "1 / 2", "99999/99999", "a/b"})
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> ShardChoice.parse(text))
                .isInstanceOf(UsageException.class)
                .hasMessage(
                        "--shard \"" + text + "\": write which shard of how many, such as 1/3; at most 1000 of them");
    }
}
