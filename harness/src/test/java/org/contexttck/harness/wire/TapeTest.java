package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What a target said comes again in its turn, whatever connection it came on. */
class TapeTest {

    private static TapeLine line(long seq, TapeLine.Kind kind) {
        return new TapeLine(seq, seq, kind, "", Map.of(), "");
    }

    /** The kit says 1 and 4 on {@code b} and 2 on {@code a}; 3 and 5 come on {@code a}. */
    private static Tape tape() {
        Map<String, List<TapeLine>> connections = new LinkedHashMap<>();
        connections.put("b", List.of(line(1, TapeLine.Kind.SENT), line(4, TapeLine.Kind.SENT)));
        connections.put(
                "a",
                List.of(line(2, TapeLine.Kind.SENT), line(3, TapeLine.Kind.RECEIVED), line(5, TapeLine.Kind.RECEIVED)));
        return new Tape(connections);
    }

    @Test
    void reelsAreFoundByTheNameOfTheirConnection() {
        Tape tape = tape();

        assertThat(tape.reels()).extracting(Reel::name).containsExactly("b", "a");
        assertThat(tape.reel("a").map(Reel::lines).orElseThrow()).hasSize(3);
        assertThat(tape.reel("c")).isEmpty();
    }

    @Test
    void aLineHasItsTurnWhenAllIsSaidAgainThatCameBefore() throws InterruptedException {
        Tape tape = tape();
        tape.said(2);

        assertThat(tape.hasTurn(3)).isFalse();
        tape.said(1);
        assertThat(tape.hasTurn(3)).isTrue();
        assertThat(tape.awaitTurn(3, 0)).isTrue();
        assertThat(tape.hasTurn(5)).isFalse();
    }

    @Test
    void whoWaitsGoesOnWhenItIsSaid() throws Exception {
        Tape tape = tape();
        tape.said(1);
        CompletableFuture<Boolean> turn = CompletableFuture.supplyAsync(() -> {
            try {
                return tape.awaitTurn(3, 60_000);
            } catch (InterruptedException never) {
                throw new IllegalStateException(never);
            }
        });

        tape.said(2);

        assertThat(turn.get(60, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void whatIsNotSaidForLongIsWaitedForNoMore() throws InterruptedException {
        Tape tape = tape();

        assertThat(tape.awaitTurn(3, 20)).isFalse();
        assertThat(tape.awaitTurn(3, 20)).isTrue();
        assertThat(tape.hasTurn(5)).as("4 is still waited for").isFalse();
    }

    @Test
    void nothingIsWaitedForOnAConnectionThatIsOver() {
        Tape tape = tape();
        tape.said(2);

        tape.reel("b").orElseThrow().over();

        assertThat(tape.hasTurn(5)).isTrue();
    }

    @Test
    void aConnectionHasItsTurnWithItsFirstLine() {
        Tape tape = tape();

        assertThat(tape.reel("b").orElseThrow().hasTurn()).isTrue();
        assertThat(tape.reel("a").orElseThrow().hasTurn()).isFalse();
        tape.said(1);
        assertThat(tape.reel("a").orElseThrow().hasTurn()).isTrue();
        assertThat(new Tape(Map.of("a", List.of())).reel("a").orElseThrow().hasTurn())
                .isFalse();
    }

    @Test
    void givingUpTellsWhetherThereWasSomething() {
        Tape tape = tape();

        assertThat(tape.giveUp(3)).isTrue();
        assertThat(tape.giveUp(3)).isFalse();
        assertThat(tape.hasTurn(5)).isFalse();
    }

    @Test
    void theEndOfAConnectionByTheKitIsWaitedForToo() {
        TapeLine closing = new TapeLine(1, 0, TapeLine.Kind.CARRIER, "", Map.of(), "closing");
        Tape tape = new Tape(Map.of("a", List.of(closing), "b", List.of(line(2, TapeLine.Kind.RECEIVED))));

        assertThat(tape.hasTurn(2)).isFalse();
        tape.said(1);
        assertThat(tape.hasTurn(2)).isTrue();
    }

    @Test
    void departuresAreKeptInOrder() {
        Tape tape = tape();
        tape.departed("one");
        tape.departed("another");

        assertThat(tape.departures()).containsExactly("one", "another");
    }

    @Test
    void aConnectionIsPlayedInThePartsInWhichItWasReached() {
        TapeLine opened = new TapeLine(1, 0, TapeLine.Kind.CARRIER, "", Map.of(), "opened");
        TapeLine again = new TapeLine(3, 0, TapeLine.Kind.CARRIER, "", Map.of(), "unreachable");
        Tape tape = new Tape(Map.of("a", List.of(opened, line(2, TapeLine.Kind.SENT), again)));

        assertThat(tape.reel("a").orElseThrow().parts())
                .containsExactly(List.of(opened, line(2, TapeLine.Kind.SENT)), List.of(again));
    }
}
