package org.contexttck.harness.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Choices as a word of a command line. */
class CaseCodeTest {

    @Test
    void readsWhatItWrites() {
        CaseCode code = new CaseCode("calls", List.of(0, 1, 127, 128, 300, 65_535, 7));

        assertThat(code.text()).matches("calls\\.[A-Za-z0-9_-]+");
        assertThat(CaseCode.parse(code.text())).isEqualTo(code);
    }

    @Test
    void zerosAtTheEndSayNothing() {
        assertThat(new CaseCode("room", List.of(2, 0, 5, 0, 0)).text()).isEqualTo("room.AgAF");
        assertThat(new CaseCode("room", List.of()).text()).isEqualTo("room.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "calls        | \"calls\" is no case; one looks like calls.AgMB",
                ".AgMB        | \".AgMB\" is no case; one looks like calls.AgMB",
                "calls.A!     | \"calls.A!\" is no case: Illegal base64 character 21",
                "calls.gA     | \"calls.gA\" is no case: it breaks off",
                "calls._____w | \"calls._____w\" is no case: a choice is too large",
            })
    void saysWhatIsNoCode(String text, String why) {
        assertThatThrownBy(() -> CaseCode.parse(text)).hasMessage(why);
    }

    @Test
    void isToldInOneLine() {
        assertThatThrownBy(() -> CaseCode.parse("\n"))
                .hasMessageEndingWith("is no case; one looks like calls.AgMB")
                .satisfies(told -> assertThat(told.getMessage().lines()).hasSize(1));
    }
}
