package org.contexttck.harness.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.peer.FixtureTurn.Found;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class FixtureTurnTest {

    private static final Reply ANY = new Reply.Result(Json.object());
    private static final ScriptedCall PAGE_1 = call("c1", "search_records", "{\"page\":1}");
    private static final ScriptedCall PAGE_2 = call("c2", "search_records", "{\"page\":2}");
    private static final ScriptedCall STORE = call("c3", "other/store_analysis_memory", "{}");

    private final FixtureTurn turn = new FixtureTurn(List.of(PAGE_1, PAGE_2, STORE));

    private static ScriptedCall call(String id, String tool, String arguments) {
        return new ScriptedCall(id, tool, (ObjectNode) Json.parse(arguments), ANY);
    }

    private static JsonNode json(String text) {
        return Json.parse(text);
    }

    private static Optional<Found> fresh(ScriptedCall call) {
        return Optional.of(new Found(call, false));
    }

    @Test
    void callsAreToldApartByTheirArguments() {
        assertThat(turn.take("search_records", json("{\"page\":2.0}"))).isEqualTo(fresh(PAGE_2));
        assertThat(turn.take("search_records", json("{\"page\":1,\"per_page\":15}")))
                .isEqualTo(fresh(PAGE_1));
        assertThat(turn.missing()).containsExactly(STORE);
    }

    @Test
    void withOtherArgumentsTheFirstOfTheToolIsMeant() {
        assertThat(turn.take("search_records", json("{\"p\":2}"))).isEqualTo(fresh(PAGE_1));
        assertThat(turn.take("search_records", json("{}"))).isEqualTo(fresh(PAGE_2));
        assertThat(turn.take("search_records", json("{}"))).isEmpty();
    }

    @Test
    void aServerBeforeTheToolIsForTheModelOnly() {
        assertThat(turn.take("store_analysis_memory", json("{}"))).isEqualTo(fresh(STORE));
    }

    @Test
    void aCallMadeAgainIsNotTakenForAnother() {
        turn.take("search_records", json("{\"page\":1}"));

        assertThat(turn.take("search_records", json("{\"page\":1}"))).contains(new Found(PAGE_1, true));
        assertThat(turn.missing()).containsExactly(PAGE_2, STORE);
    }

    @Test
    void twoEqualCallsAreTwo() {
        FixtureTurn twice = new FixtureTurn(List.of(call("a", "t", "{}"), call("b", "t", "{}")));

        assertThat(twice.take("t", json("{}")).orElseThrow().call().callId()).isEqualTo("a");
        assertThat(twice.take("t", json("{}")).orElseThrow().call().callId()).isEqualTo("b");
    }

    @Test
    void aDelayEndsWithTheAnswersItWaitsFor() throws Exception {
        CompletableFuture<Boolean> waited = CompletableFuture.supplyAsync(() -> await(2, Web.PATIENCE));
        answered(PAGE_1);
        assertThat(waited).isNotDone();
        answered(PAGE_2);

        assertThat(waited.get()).isTrue();
    }

    @Test
    void aDelayEndsWhenNothingHappens() {
        assertThat(await(1, Duration.ZERO)).isFalse();
    }

    @Test
    void aDelayEndsWithTheTurn() {
        turn.end();

        assertThat(await(1, Web.PATIENCE)).isTrue();
    }

    @Test
    void aDelayThatCanNeverEndIsRefused() {
        ScriptedCall alone = new ScriptedCall("c1", "t", Json.object(), new Reply.Delayed(ANY, 1));

        assertThatThrownBy(() -> new FixtureTurn(List.of(alone)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("c1 waits for 1 other calls, in a turn of 1");
        assertThatThrownBy(() -> new Reply.Delayed(ANY, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private boolean await(int others, Duration patience) {
        try {
            return turn.awaitAnswers(others, patience);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private void answered(ScriptedCall call) {
        turn.served(new ServedCall(call, Json.object(), 1, List.of(2L), false, true));
        turn.answered();
    }
}
