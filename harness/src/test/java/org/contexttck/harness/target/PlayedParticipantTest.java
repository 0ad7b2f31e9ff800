package org.contexttck.harness.target;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.DriverSessionTest.Script;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.Unreachable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was seen of a participant's driver, and of those that were started after it, is seen again. */
class PlayedParticipantTest {

    private static final LimitsEntry LIMITS = new LimitsEntry(Duration.ofSeconds(2), Duration.ofMillis(300));

    private static final StartCommand START =
            new StartCommand(List.of("participant"), Map.of(), Optional.empty(), Duration.ZERO);

    private final Taping recorded = new Taping();
    private final Taping again = new Taping();

    private static Script but(String verb, String answer) {
        return request -> {
            String id = request.path("id").asText();
            String asked = request.path("do").asText();
            if (asked.equals(verb)) {
                Thread.sleep(answer.isEmpty() ? 400 : 0);
                return answer.equals("gone")
                        ? List.of()
                        : List.of(answer.replace("ID", id).split("\\\\n"));
            } else if (asked.equals("hello")) {
                return List.of("{\"re\":" + id + ",\"protocol\":1,\"name\":\"p\",\"version\":\"1\",\"can\":[\"ids\"],"
                        + "\"idleMillis\":1000,\"limits\":{}}");
            }
            return List.of("{\"re\":" + id + (asked.equals("new-ids") ? ",\"ids\":[\"a\",\"b\"]}" : "}"));
        };
    }

    private static List<String> seen(ParticipantTarget target) throws InterruptedException {
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            try {
                target.begin("ann");
                seen.add(Json.write(target.ask("new-ids", Json.object().put("count", 2))));
                ObjectNode open = Json.object().put("as", "deep").put("type", "reasoning");
                seen.add(Json.write(target.ask("open", open)));
            } catch (Unreachable | ParticipantTrouble gone) {
                seen.add(gone.getMessage());
            }
            seen.add(target.transcript());
        }
        return seen;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "sing    | ``                           | participant-1",
                "open    | gone                         | participant-3",
                "open    | {\"re\":ID}\\n{\"re\":ID}    | participant-2",
                "open    | {\"re\":ID,\"error\":\"no\"} | participant-1",
                "begin   | gone                         | participant-3",
                "new-ids | ``                           | participant-3",
                "new-ids | {\"re\":ID,\"re\":ID,\"ids\":[\"a\"]} | participant-1",
            })
    void aParticipantIsSeenAgainAsItWas(String verb, String answer, String last) throws Exception {
        Launcher launcher =
                (command, environment, directory) -> DriverSessionTest.launched(but(verb, answer), new ArrayList<>());
        List<String> said;
        try (ParticipantTarget target = ParticipantTarget.start(START, LIMITS, launcher, recorded, Schemas.bundled())) {
            said = seen(target);
        }
        Tape tape = recorded.tape();
        List<String> now;
        try (ParticipantTarget target = ParticipantTarget.played(tape, LIMITS, again, Schemas.bundled())) {
            now = seen(target);
        }

        assertThat(now).isEqualTo(said);
        assertThat(said.get(said.size() - 1)).startsWith(last);
        assertThat(tape.departures()).isEmpty();
        assertThat(said(recorded, last))
                .as("what came when nobody asked any more is left out")
                .startsWith(said(again, last).toArray(String[]::new))
                .hasSizeBetween(said(again, last).size(), said(again, last).size() + 1);
    }

    @ParameterizedTest
    @CsvSource({
        "gone, it exited with code 4 before it answered hello (id 1)",
        "no, its answer to hello (id 1) is no JSON: no"
    })
    void aParticipantThatCannotBeReachedIsNotReachedAgain(String answer, String reason) throws Exception {
        Launcher launcher = (command, environment, directory) ->
                DriverSessionTest.launched(but("hello", answer), new ArrayList<>());
        assertThat(problem(() -> ParticipantTarget.start(START, LIMITS, launcher, recorded, Schemas.bundled())))
                .isEqualTo("driver: " + reason);
        Tape tape = recorded.tape();
        assertThat(problem(() -> ParticipantTarget.played(tape, LIMITS, again, Schemas.bundled())))
                .isEqualTo("driver: " + reason);
        assertThat(tape.departures()).isEmpty();
    }

    private static List<String> said(Taping taping, String connection) {
        return taping.lines(connection).stream()
                .filter(line -> line.kind() == TapeLine.Kind.SENT || line.kind() == TapeLine.Kind.RECEIVED)
                .map(line -> line.order() + " " + line.kind() + " " + line.raw())
                .toList();
    }

    private interface Starting {
        ParticipantTarget start() throws Unreachable, InterruptedException;
    }

    private static String problem(Starting starting) throws InterruptedException {
        try (ParticipantTarget target = starting.start()) {
            return "reached " + target.hello();
        } catch (Unreachable gone) {
            return gone.getMessage();
        }
    }

    @Test
    void whatTheKitDoesNotSayAgainIsTold() throws Exception {
        Launcher launcher =
                (command, environment, directory) -> DriverSessionTest.launched(but("open", "gone"), new ArrayList<>());
        try (ParticipantTarget target = ParticipantTarget.start(START, LIMITS, launcher, recorded, Schemas.bundled())) {
            seen(target);
        }
        Tape tape = recorded.tape();
        ParticipantTarget.played(tape, LIMITS, again, Schemas.bundled()).close();

        assertThat(tape.departures())
                .containsExactly(
                        "participant-1: line 3: the recording has {\"id\":2,\"do\":\"begin\",\"participant\":\"ann\"}, the kit"
                                + " has not said that",
                        "participant-2: the recording has it, and the kit has not wanted to start it");
    }
}
