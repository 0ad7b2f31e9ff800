package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.contexttck.harness.wire.ShellPeer.LIMITS;
import static org.contexttck.harness.wire.ShellPeer.legacy;
import static org.contexttck.harness.wire.ShellPeer.result;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.wire.CarrierEvent.What;
import org.junit.jupiter.api.Test;

/** A kit that does something else than it did when the recording was made goes on, and it is told where that was. */
class RecordedDepartureTest {

    private static final String STAY = "\nwhile read l; do :; done";
    private static final UnaryOperator<List<TapeLine>> AS_IT_IS = lines -> lines;

    private static Played.Script once(String... methods) {
        return client -> {
            List<String> outcomes = new ArrayList<>();
            for (String method : methods) {
                Answer answer = client.request(method, Json.object());
                outcomes.add(answer.result().map(Json::write).orElseGet(answer::describe));
            }
            return outcomes;
        };
    }

    private static Played taped(String... methods) throws Exception {
        StringBuilder script = new StringBuilder();
        for (int i = 0; i < methods.length; i++) {
            script.append("read l; say '")
                    .append(result(Integer.toString(2 + i), "{\"n\":" + i + "}"))
                    .append("'; ");
        }
        Played played = Played.legacy(LIMITS);
        played.record(legacy(script + STAY), once(methods));
        return played;
    }

    @Test
    void somethingElseIsSaid() throws Exception {
        Played played = taped("a", "b");

        Object outcomes = played.again(AS_IT_IS, once("a", "other"));

        assertThat(outcomes).isEqualTo(List.of("{\"n\":0}", "no answer: the recording has no such request"));
        assertThat(played.departures())
                .containsExactly(
                        "server-1: line 7: the kit now says other {} where the recording has b {}",
                        "server-1: line 7: the recording has b {}, which the kit does not say now");
    }

    @Test
    void moreIsSaid() throws Exception {
        Played played = taped("a");

        Object outcomes = played.again(AS_IT_IS, once("a", "b"));

        assertThat(outcomes).isEqualTo(List.of("{\"n\":0}", "no answer: the recording has no such request"));
        assertThat(played.departures())
                .containsExactly("server-1: line 7: the kit now says b {} after the end of what was recorded");
    }

    @Test
    void somethingIsLeftOut() throws Exception {
        Played played = taped("a", "b", "c");

        Object outcomes = played.again(AS_IT_IS, once("a", "c"));

        assertThat(outcomes).isEqualTo(List.of("{\"n\":0}", "{\"n\":2}"));
        assertThat(played.departures())
                .containsExactly(
                        "server-1: line 9: came after something that the kit has not said again",
                        "server-1: line 7: the recording has b {}, which the kit does not say now");
    }

    @Test
    void aLoopThatAsksMoreOftenGetsTheLastAnswerAgain() throws Exception {
        Played played = taped("poll", "poll");

        Object outcomes = played.again(AS_IT_IS, once("poll", "poll", "poll", "poll"));

        assertThat(outcomes).isEqualTo(List.of("{\"n\":0}", "{\"n\":1}", "{\"n\":1}", "{\"n\":1}"));
        assertThat(played.departures()).isEmpty();
    }

    @Test
    void aLoopThatEndsEarlierLeavesAnswersOut() throws Exception {
        Played played = taped("poll", "poll", "poll", "next");
        long start = System.nanoTime();

        Object outcomes = played.again(AS_IT_IS, once("poll", "next"));

        assertThat(outcomes).isEqualTo(List.of("{\"n\":0}", "{\"n\":3}"));
        assertThat(played.departures()).isEmpty();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
    }

    @Test
    void aRecordingThatWasCutOffLeavesRequestsUnanswered() throws Exception {
        Played played = taped("a", "b");

        Object outcomes = played.again(lines -> lines.subList(0, 7), once("a", "b"));

        assertThat(outcomes).isEqualTo(List.of("{\"n\":0}", "no answer: the recording ends before its answer"));
        assertThat(played.departures())
                .containsExactly("server-1: line 7: the recording ends before the answer to b {}");
    }

    @Test
    void aChangedAnswerIsWhatComes() throws Exception {
        Played played = taped("a");

        Object outcomes = played.again(
                lines -> lines.stream().map(RecordedDepartureTest::lied).toList(), once("a"));

        assertThat(outcomes).isEqualTo(List.of("{\"n\":\"lied\"}"));
    }

    private static TapeLine lied(TapeLine line) {
        return new TapeLine(
                line.seq(),
                line.order(),
                line.kind(),
                line.raw().replace("\"n\":0", "\"n\":\"lied\""),
                line.facts(),
                line.note());
    }

    @Test
    void whatCannotBePlayedIsTold() throws Exception {
        Played played = taped("a");
        TapeLine odd = new TapeLine(4, 0, TapeLine.Kind.CARRIER, "", Map.of("kind", "NO_SUCH_KIND"), "gone");

        Object outcomes = played.again(
                lines -> {
                    lines.removeIf(line -> line.is(What.CLOSING));
                    lines.add(4, odd);
                    return lines;
                },
                once("a"));

        assertThat(outcomes).isEqualTo(List.of("{\"n\":0}"));
        assertThat(played.departures()).singleElement().asString().startsWith("server-1: line 4: cannot be played: ");
    }

    @Test
    void aTargetThatIsReachedOnceMoreThanItWasIsNotThere() {
        Tape tape = new Tape(Map.of("server-1", List.of()));
        RecordedLinks links = new RecordedLinks(tape.reel("server-1").orElseThrow(), new Recorder(new Heard()));

        assertThatThrownBy(() -> links.next(new Conversation(new Recorder(new Heard()), LIMITS)))
                .isInstanceOf(Unreachable.class)
                .hasMessage("nothing was recorded on connection server-1 of the recording");
        assertThat(tape.departures())
                .containsExactly("server-1: line 0: nothing was recorded on this connection, as it is now");
    }
}
