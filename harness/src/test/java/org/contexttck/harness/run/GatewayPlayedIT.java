package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.reports.write.TranscriptLine;
import org.contexttck.reports.write.TranscriptReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What gateways and live participants have said gives the same findings when it is played. */
class GatewayPlayedIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final LimitsEntry PATIENT = new LimitsEntry(Duration.ofSeconds(10), Duration.ofSeconds(5));
    private static final LimitsEntry SHORT = new LimitsEntry(Duration.ofSeconds(2), Duration.ofMillis(700));

    @TempDir
    private Path scratch;

    @Test
    void theReferenceOverGoodAndBadConnections() throws Exception {
        PlayedAgain run = record(Subject.reference(), PATIENT, Role.GATEWAY, List.of("SC-G"), true);

        asRecorded(run);
        assertThat(run.scenarios()).isGreaterThan(40);
    }

    /** They die, drop, close, rewrite, lose some for all and some for one, and lose the order. */
    @ParameterizedTest
    @CsvSource({
        "DiesOnBrokenJson, SC-G-13",
        "DropsBadContextSilently, SC-G-11",
        "DisconnectsOnBadContext, SC-G-11",
        "DropsContextMembers, SC-G-01",
        "SkipsContextMessages, SC-G-05",
        "PlainParticipantsMissContext, SC-G-20",
        "OvertakesLargeMessages, SC-G-06"
    })
    void gatewaysWithAFault(String variant, String requirement) throws Exception {
        asRecorded(record(Subject.broken(variant), SHORT, Role.GATEWAY, List.of(requirement), false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"DeliversNothing", "DeliversToOne", "EchoesOnly", "RefusesEverybody", "SaysNothing"})
    void gatewaysThatAreGoodForNothing(String peer) throws Exception {
        asRecorded(record(Subject.nullPeer(peer), SHORT, Role.GATEWAY, List.of("SC-G-05"), false));
    }

    /** Nothing is left out or added, and all comes in the same order. */
    private static void asRecorded(PlayedAgain run) throws IOException, InterruptedException {
        assertThat(run.differences()).isEmpty();
        assertThat(lines(run.again(), "gateway-")).isEqualTo(lines(run.folder(), "gateway-"));
    }

    @Test
    void anotherAnswerInTheRecordingIsAnotherVerdict() throws Exception {
        PlayedAgain run = record(Subject.reference(), PATIENT, Role.GATEWAY, List.of("SC-G-01", "SC-G-05"), false);
        change(run.folder(), line -> line.contains("\"received\""), "security-analysis", "other-analysis");

        assertThat(run.differences())
                .anySatisfy(line -> assertThat(line).startsWith("SC-G-01: the report says passed"));
        assertThat(run.departures()).isEmpty();
    }

    static Stream<List<String>> live() {
        String[] room = {"--gateway-url", "{gateway.url}", "--room", "{room}", "--name", "{id}"};
        return Stream.of(
                        List.of("participant"),
                        List.of("participant", "--broken", "FailsOnContext"),
                        List.of("participant", "--broken", "NewIdForEachMessage"),
                        List.of("participant", "--broken", "ChildWithoutParent"),
                        List.of("null-peer", "ParticipantSaysNothing"))
                .map(words -> Stream.concat(words.stream(), Stream.of(room)).toList());
    }

    @ParameterizedTest
    @MethodSource("live")
    void liveParticipants(List<String> words) throws Exception {
        PlayedAgain run = live(
                Stream.concat(Stream.of(EmbeddedReference.COMMAND), words.stream())
                        .toList(),
                inside(),
                "20s");

        assertThat(run.differences()).isEmpty();
        assertThat(run.scenarios()).isEqualTo(3);
        assertThat(lines(run.again(), "live-")).isEqualTo(lines(run.folder(), "live-"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit 3", "sleep 20", "no-such-program-anywhere"})
    void participantsThatNeverJoin(String script) throws Exception {
        List<String> command = script.startsWith("no-")
                ? List.of(script, "{gateway.url}")
                : List.of("sh", "-c", script + " # {gateway.url}");
        PlayedAgain run = live(command, Bench.processes(), "1s");

        assertThat(run.differences()).isEmpty();
        assertThat(run.departures()).isEmpty();
    }

    @Test
    void aGatewayThatNeverListens() throws Exception {
        Profile profile = profile("gateway: {start: {command: [sh, -c, \"exit 3 # {port}\"]}}", "2s");
        PlayedAgain run = PlayedAgain.record(profile, List.of("SC-G"), false, Bench.processes(), scratch);

        assertThat(run.differences()).isEmpty();
        assertThat(run.scenarios()).isZero();
    }

    private PlayedAgain live(List<String> command, Bench bench, String connect) throws Exception {
        return PlayedAgain.record(
                profile(
                        "participant: {live: {command: " + words(command)
                                + ", ask: {kind: chat, payload: {text: \"Think it over.\"}}}}",
                        connect),
                List.of("SC-P"),
                false,
                bench,
                scratch);
    }

    /** One for each run: what it makes up is not to be what another has made up. */
    private static Bench inside() {
        return Bench.inside(APP.embedded());
    }

    private static String words(List<String> command) {
        ArrayNode words = Json.array();
        command.forEach(words::add);
        return Json.write(words);
    }

    private static Profile profile(String section, String connect) throws Exception {
        String claims = "claims: {sub-context: {participant: {filters: true, grouping: true}}}\n";
        return Profiles.parse(
                "played",
                claims + section + "\nlimits: {connect: " + connect + ", answer: 700ms}\n",
                name -> Optional.empty());
    }

    /** Changes the first of such lines that has a text. */
    private static void change(Path report, Predicate<String> which, String text, String other) throws IOException {
        try (Stream<Path> files = Files.list(report.resolve("transcripts"))) {
            for (Path file : files.sorted().toList()) {
                List<String> lines = new ArrayList<>(Files.readAllLines(file));
                for (int i = 0; i < lines.size(); i++) {
                    if (which.test(lines.get(i)) && lines.get(i).contains(text)) {
                        lines.set(i, lines.get(i).replace(text, other));
                        Files.write(file, lines);
                        return;
                    }
                }
            }
        }
        throw new AssertionError("nobody said " + text);
    }

    private PlayedAgain record(Subject subject, LimitsEntry limits, Role role, List<String> only, boolean faults)
            throws IOException, InterruptedException {
        Bench bench = inside();
        Profile profile = ReferenceProfile.of(APP, bench, limits, subject, Set.of(role));
        return PlayedAgain.record(profile, only, faults, bench, scratch);
    }

    /** All lines of some transcripts but for when they were written. */
    private static List<String> lines(Path report, String start) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(report.resolve("transcripts"))) {
            for (Path file : files.filter(it -> it.getFileName().toString().startsWith(start))
                    .sorted()
                    .toList()) {
                TranscriptReader.read(file, line -> lines.add(file.getFileName() + " " + text(line)));
            }
        }
        return lines;
    }

    private static String text(TranscriptLine line) {
        return line.seq() + " " + line.order() + " " + line.direction() + " " + line.note() + " " + line.text();
    }
}
