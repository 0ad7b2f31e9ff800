package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.contexttck.harness.run.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a command line says of exploring. */
class ExploreWordsTest {

    @ParameterizedTest
    @CsvSource({"0, PT0S", "30s, PT30S", "10m, PT10M", "2h, PT2H"})
    void readsTimes(String word, Duration time) {
        assertThat(ExploreWords.time(word)).isEqualTo(time);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "10", "-1s", "1.5m", "ten minutes", "9999999s"})
    void refusesOthersInOneLine(String word) {
        assertThatThrownBy(() -> ExploreWords.time(word))
                .isInstanceOf(UsageException.class)
                .hasMessage("--explore \"" + word + "\": write a time such as 30s or 10m, or 0 for not at all");
    }

    @Test
    void namesWhatIsNoCase() {
        assertThat(ExploreWords.code("calls.AgMB").generator()).isEqualTo("calls");
        assertThatThrownBy(() -> ExploreWords.code("CS-P-05"))
                .isInstanceOf(UsageException.class)
                .hasMessage("--case \"CS-P-05\" is no case; one looks like calls.AgMB");
    }
}
