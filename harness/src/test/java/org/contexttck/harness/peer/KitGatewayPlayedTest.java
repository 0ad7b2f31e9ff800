package org.contexttck.harness.peer;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Lookout;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Playback;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.Taped;
import org.contexttck.harness.wire.WebSocketClient;
import org.contexttck.harness.wire.WebSocketFrame;
import org.contexttck.harness.wire.WireListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class KitGatewayPlayedTest {

    private static final Duration SOON = Duration.ofSeconds(20);
    private static final Duration MOMENT = Duration.ofMillis(50);

    /** What the kit does in both runs; in between, the real participants do something. */
    private static List<Object> script(KitGateway gateway, List<Step> steps) throws Exception {
        List<Object> seen = new ArrayList<>();
        steps.get(0).run();
        seen.add(gateway.awaitJoin(SOON));
        steps.get(1).run();
        seen.add(gateway.awaitMoreThan(1, SOON));
        seen.add(gateway.joined());
        gateway.say(Json.object().put("kind", "chat").put("text", "hello"));
        steps.get(2).run();
        seen.add(gateway.awaitMoreThan(2, SOON));
        seen.add(gateway.heard());
        seen.add(gateway.awaitMoreThan(3, MOMENT));
        seen.add(gateway.joined());
        return seen;
    }

    @FunctionalInterface
    private interface Step {

        void run() throws Exception;
    }

    @Test
    void twoParticipantsAndTheirEndsArePlayedAsTheyWere() throws Exception {
        Taped first = new Taped();
        Chance chance = Chance.fresh();
        List<Object> seen;
        try (KitGateway gateway = KitGateway.start(first.open("live-1"), chance, "live-1")) {
            WebSocketClient ann = connect(gateway);
            WebSocketClient ben = connect(gateway);
            seen = script(
                    gateway,
                    List.of(
                            () -> join(ann, "ann"),
                            () -> {
                                join(ben, "ben");
                                ann.send("{\"kind\":\"chat\",\"n\":1}");
                                ben.send("{\"kind\":\"chat\",\"n\":2}");
                            },
                            () -> {
                                ann.send("no JSON");
                                ben.send("{\"kind\":\"chat\",\"n\":3}");
                            }));
            gateway.done();
            ann.close();
            ben.close();
        }
        Tape tape = first.tape();
        Taped again = new Taped();
        KitGateway played = play(tape, again, chance.seed());
        List<Object> seenAgain = script(played, List.of(() -> {}, () -> {}, () -> {}));
        played.done();

        assertThat(seenAgain).isEqualTo(seen);
        assertThat(again.lines("live-1")).isEqualTo(first.lines("live-1"));
        assertThat(tape.departures()).isEmpty();
    }

    @Test
    void whoLeavesHasLeft() throws Exception {
        Taped first = new Taped();
        try (KitGateway gateway = KitGateway.start(first.open("live-1"), Chance.of("seed"), "live-1")) {
            WebSocketClient ann = connect(gateway);
            join(ann, "ann");
            gateway.awaitJoin(SOON);
            ann.send(WebSocketFrame.close(1008, "enough"));
            ann.onClose().get();
            while (!gateway.joined().isEmpty()) {
                Thread.sleep(5);
            }
            gateway.done();
        }
        List<TapeLine> lines = first.lines("live-1");
        KitGateway played = play(first.tape(), new Taped(), "seed");

        assertThat(lines).extracting(TapeLine::note).contains("closed: the participant closed with 1008 (enough)");
        assertThat(played.awaitJoin(SOON)).isTrue();
        List<String> there = played.joined();
        while (!there.isEmpty()) {
            there = played.joined();
        }
    }

    private static KitGateway play(Tape tape, Taped again, String seed) {
        Playback playback = new Playback(tape);
        Map<String, String> times = times(tape);
        Chance chance = Chance.again(seed, id -> Optional.ofNullable(times.get(id)));
        return KitGateway.play(playback, tape.reel("live-1").orElseThrow(), again.open("live-1"), chance);
    }

    private static Map<String, String> times(Tape tape) {
        Map<String, String> times = new HashMap<>();
        tape.reel("live-1").orElseThrow().lines().stream()
                .filter(line -> line.kind() == TapeLine.Kind.SENT)
                .map(line -> Json.parse(line.raw()))
                .filter(json -> json.has("ts"))
                .forEach(json ->
                        times.put(json.path("id").asText(), json.path("ts").asText()));
        return times;
    }

    private static void join(WebSocketClient client, String name) {
        client.send("{\"kind\":\"system/join\",\"payload\":{\"participant\":\"" + name + "\"}}");
    }

    private static WebSocketClient connect(KitGateway gateway) throws Exception {
        WireListener deaf = new WireListener() {
            @Override
            public void message(Message message) {
                // the gateway's own log is looked at
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                // as above
            }
        };
        return WebSocketClient.connect(
                URI.create(gateway.url()), Map.of(), Limits.defaults(), deaf, Lookout.live(deaf), message -> {});
    }
}
