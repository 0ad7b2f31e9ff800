package org.contexttck.harness.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.contexttck.harness.peer.Prompt;
import org.contexttck.harness.peer.Reply;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.DriverSessionTest.Script;
import org.contexttck.harness.target.DriverSessionTest.Sound;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.Unreachable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was seen of a driver is seen again when it is played, in whatever order its conversations are held. */
class PlayedConversationsTest {

    private static final String PROFILE = "driver: {command: [driver]}\nlimits: {connect: 2s, answer: 300ms}\n";
    private static final String GONE = "gone";

    private final Taping recorded = new Taping();
    private final Taping again = new Taping();

    /** Something that is done in a conversation. */
    private interface Step {
        String with(ClientSession session) throws ClientSilent, InterruptedException;
    }

    private static final Step TURN = session -> seen(
            session,
            session.turn(List.of(
                    DriverSessionTest.call("c1", DriverSessionTest.text("one")),
                    DriverSessionTest.call("c2", new Reply.RawResult("{\"content\":[],\"content\":[]}")))));
    private static final Step WORDS = session -> seen(session, session.userSays("go on"));
    private static final Step LOOK =
            session -> session.view().orElseThrow().blocks().toString();
    private static final Step RESUME = session -> {
        ClientMemory memory = session.memory().orElseThrow();
        memory.load(memory.save());
        return "resumed";
    };

    private static String seen(ClientSession session, Prompt prompt) {
        return session.transcript() + "#" + session.recordedAs(prompt) + " " + prompt.raw();
    }

    /** One driver for each start; the first is as told, the others are sound. */
    private ClientTarget live(Supplier<Script> first) throws Exception {
        List<Supplier<Script>> scripts = new CopyOnWriteArrayList<>(List.of(first));
        Launcher launcher = (command, environment, directory) -> {
            Script script = scripts.isEmpty() ? new Sound() : scripts.remove(0).get();
            return DriverSessionTest.launched(script, new ArrayList<>());
        };
        return target(launcher, recorded, Optional.empty());
    }

    private ClientTarget played(Tape tape) throws Exception {
        return target(none(), again, Optional.of(tape));
    }

    private static ClientTarget target(Launcher launcher, ConnectionLog log, Optional<Tape> tape) throws Exception {
        Profile profile = Profiles.parse("p.yaml", PROFILE, name -> Optional.empty());
        return ClientTarget.of(profile, launcher, log, Schemas.bundled(), line -> {}, Chance.fresh(), tape)
                .get(0);
    }

    private static String reach(ClientTarget target) throws InterruptedException {
        try {
            return target.reach().toString();
        } catch (Unreachable gone) {
            return gone.getMessage();
        }
    }

    private static String hold(ClientTarget target, String conversation, Step... steps) throws InterruptedException {
        StringBuilder all = new StringBuilder(conversation);
        try (ClientSession session = target.converse(conversation)) {
            for (Step step : steps) {
                all.append("\n").append(step.with(session));
            }
        } catch (Unreachable | ClientSilent gone) {
            all.append("\n").append(gone.getMessage());
        }
        return all.toString();
    }

    private static List<String> all(ClientTarget target) throws InterruptedException {
        return List.of(
                reach(target),
                hold(target, "one", TURN, WORDS),
                hold(target, "two", TURN, RESUME, WORDS, LOOK),
                hold(target, "one", TURN),
                hold(target, "three", LOOK));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "sing    | -",
                "hello   | gone",
                "hello   | [1]",
                "hello   | {\"re\":ID,\"protocol\":1,\"name\":\"x\",\"version\":\"\",\"can\":[]}\\n{\"re\":ID}",
                "begin   | {\"re\":ID,\"error\":\"not now\"}",
                "deliver | gone",
                "deliver | -",
                "deliver | oops",
                "deliver | {\"re\":ID}\\n{\"re\":ID}",
                "deliver | {\"re\":ID,\"error\":\"no\"}",
                "prompt  | {\"re\":ID,\"messages\":[]}\\n{\"re\":ID,\"messages\":[]}",
                "prompt  | {\"re\":7,\"messages\":[]}",
                "prompt  | {\"re\":ID,\"messages\":[{\"role\":\"user\",\"role\":\"tool\",\"callId\":\"c1\",\"parts\":[],\"n\":1.50}]}",
                "save    | {\"re\":ID,\"error\":\"nowhere\"}",
                "save    | {\"re\":ID,\"state\":[]}\\n{\"re\":ID}",
                "view    | {\"re\":ID,\"blocks\":[]}\\nhello",
                "view    | gone",
                "view    | (closes)",
            })
    void aDriverIsSeenAgainAsItWas(String verb, String answer) throws Exception {
        List<String> said;
        // Sound in the smoke exchange, or else nothing comes after it.
        try (ClientTarget target = live(() -> after(verb.equals("hello") ? 0 : 1, verb, answer))) {
            said = all(target);
        }
        Tape tape = recorded.tape();
        List<String> now;
        try (ClientTarget target = played(tape)) {
            now = all(target);
        }

        assertThat(now).isEqualTo(said);
        assertThat(tape.departures()).isEmpty();
        assertThat(again.lines("driver-1").get(0))
                .isEqualTo(recorded.lines("driver-1").get(0));
    }

    @Test
    void whoeverHeldAConversationItIsFoundByItsName() throws Exception {
        List<String> said = new ArrayList<>();
        try (ClientTarget target = live(Sound::new);
                ClientSession other = target.converse("held meanwhile")) {
            said.add(hold(target, "one", TURN, RESUME, WORDS));
            said.add(hold(target, "two", TURN, LOOK));
            other.turn(List.of());
            said.add(hold(target, "three", TURN, WORDS, TURN));
        }
        Tape tape = recorded.tape();
        ExecutorService threads = Executors.newFixedThreadPool(3);
        List<String> now = new ArrayList<>();
        try (ClientTarget target = played(tape)) {
            List<Future<String>> all = threads.invokeAll(List.of(
                    () -> hold(target, "three", TURN, WORDS, TURN),
                    () -> hold(target, "two", TURN, LOOK),
                    () -> hold(target, "one", TURN, RESUME, WORDS)));
            for (Future<String> one : all) {
                now.add(0, one.get());
            }
            target.converse("held meanwhile").turn(List.of());
        } finally {
            threads.shutdown();
        }

        assertThat(now).isEqualTo(said);
        assertThat(said.get(0)).contains("driver-2#");
        assertThat(tape.departures()).isEmpty();
    }

    @Test
    void whereTheKitDepartsFromTheRecordingItIsToldAndGoesOn() throws Exception {
        try (ClientTarget target = live(Sound::new)) {
            hold(target, "one", TURN, WORDS);
            hold(target, "two", TURN, LOOK);
            hold(target, "three", LOOK);
        }
        Tape tape = recorded.tape();
        Step others = session ->
                seen(session, session.turn(List.of(DriverSessionTest.call("c1", DriverSessionTest.text("ONE")))));
        try (ClientTarget target = played(tape)) {
            assertThat(hold(target, "one", others, WORDS)).contains("go on");
            assertThat(hold(target, "two", TURN, WORDS)).endsWith("driver: no answer to assistant (id 17) in 300 ms");
            assertThat(hold(target, "four", TURN)).endsWith("the recording has no further conversation \"four\"");
        }

        assertThat(tape.departures())
                .satisfiesExactlyInAnyOrder(
                        line -> assertThat(line)
                                .startsWith("driver-1: line 7: the recording has {\"id\":4,\"do\":\"calls\",")
                                .contains(", now the kit says {\"id\":4,\"do\":\"calls\","),
                        line -> assertThat(line).contains("\"text\":\"one\"", "\"text\":\"ONE\""),
                        line -> assertThat(line)
                                .contains(
                                        "{\"id\":6,\"do\":\"deliver\",\"callId\":\"c2\"",
                                        "{\"id\":7,\"do\":\"prompt\"}"),
                        line -> assertThat(line)
                                .isEqualTo(
                                        "driver-1: line 33: the recording has {\"id\":17,\"do\":\"view\"}, now the kit says"
                                                + " {\"id\":17,\"do\":\"assistant\",\"text\":\"Done.\"}"),
                        line -> assertThat(line)
                                .isEqualTo(
                                        "driver-1: line 33: the recording has {\"id\":17,\"do\":\"view\"}, the kit has not"
                                                + " said that"),
                        line -> assertThat(line)
                                .isEqualTo("driver: the recording has no further conversation \"four\""),
                        line -> assertThat(line)
                                .isEqualTo(
                                        "driver-1: line 35: the recording has the conversation \"three\", which the kit has"
                                                + " not begun"));
    }

    @Test
    void aDriverThatCouldNotBeStartedCannotBeStartedAgain() throws Exception {
        Launcher none = (command, environment, directory) -> {
            throw new Unreachable("cannot start driver: no such file", "");
        };
        try (ClientTarget target = target(none, recorded, Optional.empty())) {
            assertThat(reach(target)).isEqualTo("cannot start driver: no such file");
        }
        try (ClientTarget target = played(recorded.tape())) {
            assertThat(reach(target)).isEqualTo("cannot start driver: no such file");
        }
    }

    /** The limit is ten minutes, which nobody waits for again. */
    @Test
    @Timeout(60)
    void aTimeOutIsNotWaitedForAgain() throws Exception {
        Profile patient = Profiles.parse(
                "p.yaml", "driver: {command: [driver]}\nlimits: {answer: 10m}\n", name -> Optional.empty());
        Tape tape = new Tape(Map.of(
                "driver-1",
                List.of(
                        line(1, TapeLine.Kind.SENT, "{\"id\":1,\"do\":\"hello\",\"protocol\":1}", ""),
                        line(
                                2,
                                TapeLine.Kind.RECEIVED,
                                "{\"re\":1,\"protocol\":1,\"name\":\"d\",\"version\":\"\",\"can\":[]}",
                                ""),
                        line(3, TapeLine.Kind.SENT, "{\"id\":2,\"do\":\"begin\",\"conversation\":\"one\"}", ""),
                        line(4, TapeLine.Kind.ANOMALY, "", "unanswered: no answer to begin (id 2) in 600 s"))));
        try (ClientTarget target = ClientTarget.of(
                        patient, none(), again, Schemas.bundled(), line -> {}, Chance.fresh(), Optional.of(tape))
                .get(0)) {
            assertThat(hold(target, "one")).endsWith("driver: no answer to begin (id 2) in 600 s");
        }
        assertThat(tape.departures()).isEmpty();
    }

    /** A second answer came when the next conversation had been begun already. */
    @Test
    void aLineThatCameLateComesLateAgain() throws Exception {
        Tape tape = new Tape(Map.of(
                "driver-1",
                List.of(
                        line(1, TapeLine.Kind.SENT, "{\"id\":1,\"do\":\"hello\",\"protocol\":1}", ""),
                        line(
                                2,
                                TapeLine.Kind.RECEIVED,
                                "{\"re\":1,\"protocol\":1,\"name\":\"d\",\"version\":\"\",\"can\":[]}",
                                ""),
                        line(3, TapeLine.Kind.SENT, "{\"id\":2,\"do\":\"begin\",\"conversation\":\"one\"}", ""),
                        line(4, TapeLine.Kind.RECEIVED, "{\"re\":2,\"error\":\"no\"}", ""),
                        line(5, TapeLine.Kind.RECEIVED, "{\"re\":2}", ""),
                        line(6, TapeLine.Kind.SENT, "{\"id\":3,\"do\":\"begin\",\"conversation\":\"two\"}", ""),
                        line(7, TapeLine.Kind.RECEIVED, "{\"re\":3}", ""))));
        try (ClientTarget target = played(tape)) {
            assertThat(hold(target, "two"))
                    .endsWith("driver: it wrote a line too many before its answer to begin (id 3): {\"re\":2}");
            assertThat(hold(target, "one")).endsWith("the client refused begin (id 2): no");
        }
        assertThat(tape.departures()).isEmpty();
    }

    private static TapeLine line(long seq, TapeLine.Kind kind, String raw, String note) {
        return new TapeLine(seq, seq, kind, raw, Map.of(), note);
    }

    private static Launcher none() {
        return (command, environment, directory) -> {
            throw new Unreachable("nothing is to be started", "");
        };
    }

    /** Answers a verb so from its second conversation on. */
    private static Script after(int begun, String verb, String answer) {
        Sound sound = new Sound();
        int[] begins = new int[1];
        return request -> {
            String asked = request.path("do").asText();
            begins[0] += asked.equals("begin") ? 1 : 0;
            if (!asked.equals(verb) || begins[0] <= begun && !verb.equals("hello")) {
                return sound.lines(request);
            } else if (answer.equals(GONE)) {
                return List.of();
            } else if (answer.equals("-")) {
                Thread.sleep(400);
                return sound.lines(request);
            }
            return List.of(answer.replace("ID", request.path("id").asText()).replace("\\n", "\n"));
        };
    }
}
