package org.contexttck.harness.steps.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What a scenario makes up is made up again in the same way, whatever else has been made up in the meantime. */
class ScenarioWordsTest {

    @Test
    void aScenarioSaysTheSameAgain() {
        SeededRandom again = SeededRandom.of("seed");
        call(new ScenarioWords(again, "another:3"), "t1");
        call(new ScenarioWords(again, "client:9@driver"), "t2");

        assertThat(call(new ScenarioWords(again, "client:9@driver"), "t1"))
                .isEqualTo(call(new ScenarioWords(SeededRandom.of("seed"), "client:9@driver"), "t1"));
    }

    @Test
    void noWordComesTwice() {
        ScenarioWords words = new ScenarioWords(SeededRandom.of("seed"), "client:9@driver");

        assertThat(call(words, "t1")).isNotEqualTo(call(words, "t1"));
        assertThat(words.marker("FULL", "t1").word()).startsWith("FULL-t1-").hasSize(18);
        assertThat(words.letters("x", 10))
                .isNotEqualTo(new ScenarioWords(SeededRandom.of("seed"), "client:9@b").letters("x", 10));
    }

    private static ScriptedCall call(ScenarioWords words, String name) {
        return Results.call(words, name, "search_records", Json.object(), "transient, in every form", Optional.empty())
                .call();
    }
}
