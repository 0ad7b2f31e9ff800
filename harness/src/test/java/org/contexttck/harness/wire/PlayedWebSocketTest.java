package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlayedWebSocketTest {

    private static final Map<String, String> TEXT = Map.of("ws.frame", "text", "ws.frames", "1");
    private static final Duration LONG = Duration.ofDays(1);

    private final List<TapeLine> ann = new ArrayList<>();
    private final List<TapeLine> ben = new ArrayList<>();
    private final List<TapeLine> looks = new ArrayList<>();
    private final List<String> arrived = new ArrayList<>();
    private final Taped again = new Taped();
    private Tape tape = new Tape(Map.of());
    private Lookout lookout = Lookout.live(again.open("none"));
    private long seq;

    @Test
    void whatCameBeforeALookComesJustBeforeItAndTheRestDoesNot() throws Exception {
        sent(ann, "{\"m\":1}");
        received(ben, "early");
        looked("look 0.1");
        received(ben, "late");
        looked("look 0.3");
        WebSocketClient first = play("ann", "ben");
        first.send("{\"m\":1}");

        assertThat(arrived).isEmpty();
        assertThat(lookout.await(() -> arrived.contains("late"), () -> false, LONG))
                .as("it came too late in the recorded run too, and nobody waits for it now")
                .isFalse();
        assertThat(lookout.<List<String>>see(() -> List.copyOf(arrived)))
                .as("a look at which nothing new was seen")
                .containsExactly("early");
        assertThat(lookout.<List<String>>see(() -> List.copyOf(arrived))).containsExactly("early", "late");
        assertThat(tape.departures()).isEmpty();
    }

    @Test
    void whatFollowsFromATextIsFoundInItAgain() throws Exception {
        received(ann, "{\"a\":1,\"a\":2}");
        anomaly(ann, 1, "duplicate-key: as it was told then");
        anomaly(ann, 0, "ws-frame: a masked frame from a server");
        received(ann, "\uFFFD");
        anomaly(ann, 2, "bad-utf8: bytes that are no UTF-8: at byte 1");
        received(ann, "{}", Map.of("ws.frame", "binary", "ws.frames", "2"));
        received(ann, "{\"cut", Map.of("ws.frame", "text", "ws.frames", "1", "truncated", "70000000"));
        looked("look 0.1");
        play("ann", "ben");
        lookout.see(() -> 0);

        assertThat(again.lines("ann"))
                .extracting(line -> line.note().isEmpty() ? line.raw() : line.order() + " " + line.note())
                .containsExactly(
                        "{\"a\":1,\"a\":2}",
                        "1 duplicate-key: key /a occurs more than once; the last value is used",
                        "0 ws-frame: a masked frame from a server",
                        "\uFFFD",
                        "2 unparsable: no message: \uFFFD",
                        "2 bad-utf8: bytes that are no UTF-8: at byte 1",
                        "{}",
                        "3 ws-frame: a binary frame, where envelopes are text",
                        "{\"cut",
                        "4 too-large: a message of 70000000 bytes; the limit is 67108864");
        assertThat(again.lines("ann").get(8).facts()).containsEntry("truncated", "70000000");
    }

    @Test
    void itEndsAsItEnded() throws Exception {
        received(ann, "\"before\"");
        anomaly(ann, 0, "closed: the connection was closed with 1008 (not welcome)");
        looked("look 0.1");
        anomaly(ben, 0, "ended: the connection was closed with 1000 (by the kit)");
        WebSocketClient first = play("ann", "ben");

        assertThat(first.closed()).isEmpty();
        assertThat(lookout.see(first::closed)).contains(new WebSocketClosed(1008, "not welcome"));
        first.close();
        assertThat(again.lines("ann"))
                .extracting(TapeLine::note)
                .containsExactly("", "closed: the connection was closed with 1008 (not welcome)");
    }

    @Test
    void aFailedOpeningFailsAgain() {
        anomaly(ann, 0, "unreachable: ws://127.0.0.1:1/: nobody listens there");

        assertThatThrownBy(() -> play("ann", "ben"))
                .isInstanceOf(Unreachable.class)
                .hasMessage("ws://127.0.0.1:1/: nobody listens there");
    }

    @Test
    void whatTheKitSaysOtherwiseIsADeparture() throws Exception {
        sent(ann, "{\"m\":1}");
        sent(ann, "{\"m\":2}");
        looked("look 0.1");
        WebSocketClient first = play("ann", "ben");
        first.send("{\"m\":9}");
        lookout.see(() -> 0);

        assertThat(tape.departures())
                .as("the first of a connection")
                .containsExactly("ann: line 1: the kit says {\"m\":9}, where it said {\"m\":1}");
    }

    @Test
    void whatTheKitNeverSaysIsADeparture() throws Exception {
        sent(ann, "{\"m\":1}");
        looked("look 0.1");
        received(ben, "after it");
        looked("look 0.2");
        play("ann", "ben");
        lookout.see(() -> 0);

        assertThat(tape.departures()).containsExactly("ann: line 1: the kit never says {\"m\":1}");
        assertThat(lookout.<List<String>>see(() -> List.copyOf(arrived))).containsExactly("after it");
    }

    @Test
    void whatTheKitSaysBeyondTheRecordingIsADeparture() throws Exception {
        WebSocketClient first = play("ann", "ben");
        first.send("{\"m\":1}");

        assertThat(tape.departures()).containsExactly("ann: the kit says {\"m\":1}, where it said nothing more");
    }

    @Test
    void aWaitThatWasNotRecordedEndsAtOnceWithAllThereIs() throws Exception {
        received(ben, "whenever");
        play("ann", "ben");

        assertThat(lookout.await(() -> !arrived.isEmpty(), LONG)).isTrue();
        assertThat(tape.departures())
                .containsExactly(
                        "looks: the kit waits where the recorded run did not (look 0.1); all that is left comes now");
    }

    @Test
    void countingBeginsAnewWithEachScenarioWhateverTheOneBeforeDid() throws Exception {
        looked("begin 1: 0 connections");
        looked("look 1.1");
        looked("begin 2: 3 connections");
        received(ben, "of the second");
        play("ann", "ben");

        assertThat(lookout.begin(1, "0 connections")).isEqualTo("0 connections");
        assertThat(lookout.begin(2, "7 connections")).isEqualTo("3 connections");
        assertThat(arrived).as("nobody is connected any more").isEmpty();
        assertThat(again.lines("looks"))
                .extracting(TapeLine::note)
                .containsExactly("kit: begin 1: 0 connections", "kit: begin 2: 3 connections");
    }

    @Test
    void onlyYesIsNoted() throws Exception {
        looked("look 0.2");
        play("ann", "ben");

        assertThat(lookout.ask(() -> true)).isFalse();
        assertThat(lookout.ask(() -> false)).isTrue();
    }

    private WebSocketClient play(String first, String second) throws Unreachable {
        tape = new Tape(Map.of("ann", ann, "ben", ben, "looks", looks));
        Playback playback = new Playback(tape);
        lookout = Lookout.played(playback, tape.reel("looks").orElseThrow(), again.open("looks"));
        WebSocketClient client = play(playback, first);
        play(playback, second);
        return client;
    }

    private WebSocketClient play(Playback playback, String name) throws Unreachable {
        return WebSocketClient.play(
                playback,
                tape.reel(name).orElseThrow(),
                Limits.defaults(),
                again.open(name),
                lookout,
                message -> arrived.add(message.raw()));
    }

    private void sent(List<TapeLine> to, String raw) {
        to.add(new TapeLine(++seq, messages(to), TapeLine.Kind.SENT, raw, Map.of("ws.frame", "text"), ""));
    }

    private void received(List<TapeLine> to, String raw) {
        received(to, raw, TEXT);
    }

    private void received(List<TapeLine> to, String raw, Map<String, String> facts) {
        to.add(new TapeLine(++seq, messages(to), TapeLine.Kind.RECEIVED, raw, facts, ""));
    }

    private static long messages(List<TapeLine> of) {
        return of.stream().filter(line -> line.kind() != TapeLine.Kind.ANOMALY).count() + 1;
    }

    private void anomaly(List<TapeLine> to, long order, String note) {
        to.add(new TapeLine(++seq, order, TapeLine.Kind.ANOMALY, "", Map.of(), note));
    }

    private void looked(String note) {
        anomaly(looks, 0, "kit: " + note);
    }

    @Test
    void anEndIsReadFromItsLine() {
        for (WebSocketClosed one : List.of(
                new WebSocketClosed(1000, ""),
                new WebSocketClosed(1009, "too (large)"),
                new WebSocketClosed(WebSocketClosed.NO_FRAME, ""),
                new WebSocketClosed(WebSocketClosed.NO_FRAME, "Connection reset"))) {
            assertThat(WebSocketClosed.described(one.describe())).contains(one);
        }
        assertThat(WebSocketClosed.described("closed")).isEqualTo(Optional.empty());
    }
}
