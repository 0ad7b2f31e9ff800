package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlotScaleTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "4, 4, 1",
        "5, 5, 1",
        "6, 6, 2",
        "17, 20, 5",
        "8759, 10000, 2000",
        "31000, 40000, 10000",
        "80001, 100000, 20000"
    })
    void aScaleEndsAtARoundNumberAboveTheHighestValue(long most, long top, long step) {
        assertThat(PlotScale.upTo(most)).isEqualTo(new PlotScale(top, step));
    }

    @Test
    void theHighestNumberThereIsStaysInsideTheDrawing() {
        PlotScale scale = PlotScale.upTo(Long.MAX_VALUE);

        assertThat(scale.share(Long.MAX_VALUE)).isEqualTo(1.0);
        assertThat(scale.top()).isPositive();
    }

    @Test
    void numbersAreReadInThousands() {
        assertThat(PlotScale.text(12500)).isEqualTo("12,500");
    }
}
