package org.contexttck.harness.steps.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PhrasesTest {

    private final Phrases<Integer> phrases =
            new Phrases<Integer>("amount").with("few", 4).with("many", 40);

    @Test
    void aPhraseStandsForItsMeaning() {
        assertThat(phrases.of("many")).isEqualTo(40);
        assertThat(phrases.map(amount -> amount + " records").toString()).isEqualTo("{few=4 records, many=40 records}");
    }

    @Test
    void aPhraseThatNobodyKnowsIsRefusedWithThoseThatAreKnown() {
        assertThatThrownBy(() -> phrases.of("some"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no such amount: \"some\"; known are few | many");
    }
}
