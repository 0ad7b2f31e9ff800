package org.contexttck.harness.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.contexttck.harness.target.Hosts.LINES;
import static org.contexttck.harness.target.Hosts.ONE;
import static org.contexttck.harness.target.Hosts.call;
import static org.contexttck.harness.target.Hosts.search;
import static org.contexttck.harness.target.Hosts.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.contexttck.harness.peer.Prompt;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.Unreachable;
import org.junit.jupiter.api.Test;

/** Conversations by model that are played from what was recorded of a small host. */
class PlayedStagesTest {

    private static final String SEED = "a seed";
    private static final String FIXTURE = "model-openai-1-fixture";
    private static final String MODEL = "model-openai-1-model";

    private final Taping then = new Taping();
    private final Taping now = new Taping();

    private static ClientTarget target(String profile, Launcher launcher, ConnectionLog log, Optional<Tape> tape)
            throws Exception {
        Profile read = Profiles.parse("p.yaml", profile + Hosts.LIMITS, name -> Optional.empty());
        return ClientTarget.of(read, launcher, log, Schemas.bundled(), line -> {}, Chance.of(SEED), tape)
                .get(0);
    }

    private ClientTarget live(String profile, FakeHost.Kind kind) throws Exception {
        return target(profile, FakeHost.launcher(kind), then, Optional.empty());
    }

    private ClientTarget played(String profile, Tape tape) throws Exception {
        Launcher none = (command, environment, directory) -> {
            throw new Unreachable("nothing is to be started", "");
        };
        return target(profile, none, now, Optional.of(tape));
    }

    private static String twoTurnsAndAPrompt(ClientTarget target, String scenario) throws Exception {
        try (ClientSession session = target.converse(scenario)) {
            List<Prompt> prompts = new ArrayList<>();
            prompts.add(session.turn(List.of(search("c1"))));
            prompts.add(session.turn(List.of(search("c2"), call("c3", "store_analysis_memory", text("stored")))));
            prompts.add(session.userSays("And what else?"));
            return prompts.toString();
        }
    }

    private static ClientSilent silent(ClientTarget target) throws Exception {
        try (ClientSession session = target.converse("a scenario")) {
            return catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(search("c1"))));
        }
    }

    private void assertSilentAlike(FakeHost.Kind kind) throws Exception {
        ClientSilent first;
        try (ClientTarget target = live(ONE, kind)) {
            first = silent(target);
        }
        Tape tape = then.tape();
        try (ClientTarget target = played(ONE, tape)) {
            assertThat(silent(target))
                    .hasMessage(first.getMessage())
                    .satisfies(again -> assertThat(again.stderrTail()).isEqualTo(first.stderrTail()));
        }
        assertThat(tape.departures()).isEmpty();
    }

    @Test
    void conversationsOfOneClientComeAgainInWhicheverOrderTheyAreAskedFor() throws Exception {
        Map<String, String> recorded = new LinkedHashMap<>();
        try (ClientTarget target = live(LINES, FakeHost::new)) {
            for (String scenario : List.of("first", "second", "third")) {
                recorded.put(scenario, twoTurnsAndAPrompt(target, scenario));
            }
        }
        Tape tape = then.tape();
        Map<String, String> again = new LinkedHashMap<>();
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try (ClientTarget target = played(LINES, tape)) {
            Map<String, Future<String>> running = new LinkedHashMap<>();
            for (String scenario : List.of("third", "second", "first")) {
                running.put(scenario, threads.submit(() -> twoTurnsAndAPrompt(target, scenario)));
            }
            for (String scenario : recorded.keySet()) {
                again.put(scenario, running.get(scenario).get());
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(again).isEqualTo(recorded);
        assertThat(tape.departures()).isEmpty();
        assertThat(messages(now, MODEL)).hasSameSizeAs(messages(then, MODEL));
    }

    @Test
    void aConversationComesAgainAlsoWithoutThoseBeforeIt() throws Exception {
        String recorded;
        try (ClientTarget target = live(LINES, FakeHost::new)) {
            twoTurnsAndAPrompt(target, "first");
            recorded = twoTurnsAndAPrompt(target, "second");
        }
        Tape tape = then.tape();
        try (ClientTarget target = played(LINES, tape)) {
            assertThat(twoTurnsAndAPrompt(target, "second")).isEqualTo(recorded);
        }
        assertThat(tape.departures()).singleElement().asString().endsWith("is not held again");
    }

    @Test
    void whoTheClientIsComesAgain() throws Exception {
        ReachedClient reached;
        try (ClientTarget target = live(ONE, FakeHost::new)) {
            reached = target.reach();
        }
        try (ClientTarget target = played(ONE, then.tape())) {
            assertThat(target.reach()).isEqualTo(reached);
        }
    }

    @Test
    void whatIsWrongOnTheWireIsFoundAgain() throws Exception {
        FakeHost.Kind kind = (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            void tool(JsonNode call) throws Exception {
                URI server = URI.create(arguments.get(0));
                post(server, "no JSON at all".getBytes(StandardCharsets.UTF_8), "application/json");
                post(
                        server,
                        "[{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"id\":1}]".getBytes(StandardCharsets.UTF_8),
                        "text/plain");
                post(
                        server,
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"ping\"}".getBytes(StandardCharsets.UTF_8),
                        "application/json");
                post(server, new byte[] {'{', '"', (byte) 0xc3, '"', ':', '1', '}'}, "application/json");
                super.tool(call);
            }
        };
        try (ClientTarget target = live(ONE, kind);
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
        }
        Tape tape = then.tape();
        try (ClientTarget target = played(ONE, tape);
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
        }
        assertThat(tape.departures()).isEmpty();
        assertThat(anomalies(then)).hasSizeGreaterThan(6);
        assertThat(anomalies(now)).isEqualTo(anomalies(then));
    }

    private static void post(URI url, byte[] body, String type) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(url)
                .header("Content-Type", type)
                .POST(BodyPublishers.ofByteArray(body))
                .build();
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build().send(request, BodyHandlers.discarding());
    }

    @Test
    void oneThatEndsIsSaidToHaveEndedSo() throws Exception {
        assertSilentAlike((arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            void tool(JsonNode call) {
                complain("no licence");
                throw new IllegalStateException("enough");
            }
        });
        assertSilentAlike((arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            int run() {
                return 3;
            }
        });
    }

    @Test
    void oneThatDoesNotGoOnIsSaidNotToGoOn() throws Exception {
        assertSilentAlike((arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            void tool(JsonNode call) throws Exception {
                super.tool(call);
                hang();
            }
        });
    }

    @Test
    void oneThatIsNotToBeStartedIsNotStarted() throws Exception {
        Launcher without = (command, environment, directory) -> {
            throw new Unreachable("cannot start host: no such file", "oh");
        };
        try (ClientTarget target = target(ONE, without, then, Optional.empty())) {
            catchThrowableOfType(Unreachable.class, () -> target.converse("a scenario"));
        }
        Tape tape = then.tape();
        try (ClientTarget target = played(ONE, tape)) {
            Unreachable again = catchThrowableOfType(Unreachable.class, () -> target.converse("a scenario"));
            assertThat(again).hasMessage("cannot start host: no such file");
            assertThat(again.stderrTail()).isEqualTo("oh");
        }
        assertThat(tape.departures()).isEmpty();
    }

    @Test
    void aKitThatSaysSomethingElseHasDeparted() throws Exception {
        try (ClientTarget target = live(ONE, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
        }
        Tape tape = then.tape();
        try (ClientTarget target = played(ONE, tape);
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(call("c1", "search_records", text("other records"))));
        }
        assertThat(tape.departures())
                .singleElement()
                .asString()
                .matches(FIXTURE
                        + ": line \\d+: the recording has .*records of c1.*, the kit now says .*other records.*");
    }

    @Test
    void whatIsNotAskedForAgainHasDeparted() throws Exception {
        try (ClientTarget target = live(ONE, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
        }
        Tape tape = then.tape();
        try (ClientTarget target = played(ONE, tape)) {
            assertThat(catchThrowableOfType(Unreachable.class, () -> target.converse("another")))
                    .hasMessageMatching("no conversation that begins with \".*\" was recorded");
        }
        assertThat(tape.departures())
                .hasSize(2)
                .anyMatch(line -> line.matches("model-openai: no conversation that begins with .* was recorded"))
                .anyMatch(line -> line.matches(MODEL + ": the conversation that begins with .* is not held again"));
    }

    private static List<String> anomalies(Taping log) {
        return lines(log, FIXTURE)
                .filter(line -> line.kind() == TapeLine.Kind.ANOMALY)
                .map(line -> line.order() + " " + line.note())
                .toList();
    }

    private static List<TapeLine> messages(Taping log, String connection) {
        return lines(log, connection)
                .filter(line -> line.kind() == TapeLine.Kind.SENT || line.kind() == TapeLine.Kind.RECEIVED)
                .toList();
    }

    private static Stream<TapeLine> lines(Taping log, String connection) {
        return log.lines(connection).stream();
    }
}
