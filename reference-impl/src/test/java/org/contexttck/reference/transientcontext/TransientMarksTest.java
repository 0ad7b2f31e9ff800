package org.contexttck.reference.transientcontext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransientMarksTest {

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 15, 100})
    void marksFromFiveRecordsOn(int count) {
        assertThat(TransientMarks.mark(count, "some records"))
                .contains(Map.of("context", Map.of("lifecycle", "transient", "summary", "some records")));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4})
    void leavesFewerUnmarkedWhateverTheSummary(int count) {
        assertThat(TransientMarks.mark(count, "")).isEmpty();
    }

    @Test
    void refusesAMarkWithABlankSummary() {
        assertThatThrownBy(() -> TransientMarks.mark(5, " "))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a marked result needs a summary that is not blank");
    }

    @Test
    void refusesANegativeCount() {
        assertThatThrownBy(() -> TransientMarks.mark(-1, "x")).hasMessage("a result cannot hold -1 records");
    }

    @Test
    void saysConsumedAsJsonTrue() {
        assertThat(TransientMarks.consumed()).isEqualTo(Map.of("context", Map.of("consumed", Boolean.TRUE)));
    }
}
