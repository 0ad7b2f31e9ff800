package org.contexttck.reference.broken.intermediary;

import static org.assertj.core.api.Assertions.assertThat;

import org.contexttck.reference.intermediary.MessageTap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrokenIntermediaryTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"id\":1,\"result\":{\"content\":[],\"n\":12345678901234567890,\"m\":2.50}}", "[1]", "no JSON"
            })
    void whatIsNotSpoiledKeepsItsDigits(String message) {
        MessageTap tap = IntermediaryMistakes.ALL.named("DropsContext").orElseThrow();

        assertThat(tap.toClient(message)).isEqualTo(message);
        assertThat(tap.toServer(message)).isEqualTo(message);
    }
}
