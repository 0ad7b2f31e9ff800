package org.contexttck.harness.target.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class KnownAnswersTest {

    private final KnownAnswers known = new KnownAnswers();

    @Test
    void knowsTheLastAnswerToACallAsItIsWritten() {
        Answer first = answer("{\"a\":1}");
        Answer second = answer("{\"a\":2}");
        known.learned("list", arguments("{\"limit\":3}"), first);
        known.learned("list", arguments("{\"limit\":3}"), second);

        assertThat(known.of("list", arguments("{\"limit\":3}"))).containsSame(second);
        assertThat(known.of("list", arguments("{\"limit\":3.0}"))).isEmpty();
        assertThat(known.of("log", arguments("{\"limit\":3}"))).isEmpty();
    }

    @Test
    void learnsNothingFromSilenceAndForgetsWhatItIsTold() {
        known.learned("list", Json.object(), answer("{}"));
        known.learned(
                "list",
                Json.object(),
                new Answer(message("{}"), Optional.empty(), new Answer.Lost("gone"), Duration.ZERO));
        assertThat(known.of("list", Json.object())).isEmpty();

        known.learned("list", Json.object(), answer("{}"));
        known.forget();
        assertThat(known.of("list", Json.object())).isEmpty();
    }

    @Test
    void forgetsFirstWhatWasLongestNotAskedFor() {
        String large = "\"" + "x".repeat(1_500_000) + "\"";
        for (int i = 1; i <= 2; i++) {
            known.learned("log", arguments("{\"n\":" + i + "}"), answer("{\"text\":" + large + "}"));
        }
        known.of("log", arguments("{\"n\":1}"));
        known.learned("log", arguments("{\"n\":3}"), answer("{\"text\":" + large + "}"));

        assertThat(known.of("log", arguments("{\"n\":1}"))).isPresent();
        assertThat(known.of("log", arguments("{\"n\":2}"))).isEmpty();
        assertThat(known.of("log", arguments("{\"n\":3}"))).isPresent();
    }

    private static ObjectNode arguments(String json) {
        return (ObjectNode) Json.parse(json);
    }

    private static Answer answer(String result) {
        return new Answer(
                message("{}"), Optional.of(message(result)), new Answer.Result(arguments(result)), Duration.ZERO);
    }

    private static Message message(String raw) {
        return new Message(1, Direction.TO_TARGET, raw, Optional.empty(), List.of(), TransportFacts.NONE, 0);
    }
}
