package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.reports.write.TranscriptReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What gateways and live participants have said gives the same findings when it is played. */
@Execution(ExecutionMode.CONCURRENT)
class GatewayPlayedIT {

    private static final String GATEWAY = "gateway-";
    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final LimitsEntry PATIENT = new LimitsEntry(Duration.ofSeconds(10), Duration.ofSeconds(5));
    private static final LimitsEntry SHORT = new LimitsEntry(Duration.ofSeconds(2), Duration.ofMillis(700));

    @TempDir
    private Path scratch;

    @Test
    void theReferenceOverGoodAndBadConnections() throws Exception {
        TapedRun.Played played = asRecorded(record(Subject.reference(), PATIENT, true, "SC-G"), GATEWAY);

        assertThat(played.scenarios()).isGreaterThan(40);
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
        asRecorded(record(Subject.broken(variant), SHORT, false, requirement), GATEWAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"DeliversNothing", "DeliversToOne", "EchoesOnly", "RefusesEverybody", "SaysNothing"})
    void gatewaysThatAreGoodForNothing(String peer) throws Exception {
        asRecorded(record(Subject.nullPeer(peer), SHORT, false, "SC-G-05"), GATEWAY);
    }

    /** Nothing is left out or added, and all comes in the same order. */
    private static TapedRun.Played asRecorded(TapedRun run, String connections)
            throws IOException, InterruptedException {
        TapedRun.Played played = run.play();

        assertThat(played.differences()).isEmpty();
        assertThat(played.lines(connections)).isEqualTo(run.lines(connections));
        assertThat(order(played.folder(), connections)).isEqualTo(order(run.report(), connections));
        return played;
    }

    @Test
    void anotherAnswerInTheRecordingIsAnotherVerdict() throws Exception {
        TapedRun run = record(Subject.reference(), PATIENT, false, "SC-G-01", "SC-G-05");

        TapedRun.Played played = run.play(name -> true, "security-analysis", "other-analysis");

        assertThat(played.differences())
                .anySatisfy(line -> assertThat(line).startsWith("SC-G-01: the report says passed"));
        assertThat(played.departures()).isEmpty();
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
        List<String> command = Stream.concat(Stream.of(EmbeddedReference.COMMAND), words.stream())
                .toList();

        TapedRun.Played played = asRecorded(live(command, inside(), "20s"), "live-");

        assertThat(played.scenarios()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit 3", "sleep 20", "no-such-program-anywhere"})
    void participantsThatNeverJoin(String script) throws Exception {
        List<String> command = script.startsWith("no-")
                ? List.of(script, "{gateway.url}")
                : List.of("sh", "-c", script + " # {gateway.url}");

        assertThat(live(command, Bench.processes(), "1s").play().differences()).isEmpty();
    }

    @Test
    void aGatewayThatNeverListens() throws Exception {
        Profile profile = profile("gateway: {start: {command: [sh, -c, \"exit 3 # {port}\"]}}", "2s");
        TapedRun.Played played =
                TapedRun.record(profile, Bench.processes(), scratch, "SC-G").play();

        assertThat(played.differences()).isEmpty();
        assertThat(played.scenarios()).isZero();
    }

    private TapedRun live(List<String> command, Bench bench, String connect) throws Exception {
        String section = "participant: {live: {command: " + words(command)
                + ", ask: {kind: chat, payload: {text: \"Think it over.\"}}}}";
        return TapedRun.record(profile(section, connect), bench, scratch, "SC-P");
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

    private TapedRun record(Subject subject, LimitsEntry limits, boolean faults, String... only)
            throws IOException, InterruptedException {
        Bench bench = inside();
        Profile profile = ReferenceProfile.of(APP, bench, limits, subject, Set.of(Role.GATEWAY));
        return TapedRun.record(new RunRequest(profile, List.of(only), false, 1, scratch, "", faults), bench, scratch);
    }

    /** The messages of some transcripts, in the order in which they came on all connections together. */
    private static List<String> order(Path report, String start) throws IOException {
        SortedMap<Long, String> messages = new TreeMap<>();
        try (Stream<Path> files = Files.list(report.resolve("transcripts"))) {
            for (Path file : files.filter(it -> it.getFileName().toString().startsWith(start))
                    .toList()) {
                TranscriptReader.read(file, line -> {
                    if (TapedRun.isMessage(line)) {
                        messages.put(line.seq(), file.getFileName() + " " + line.order());
                    }
                });
            }
        }
        return List.copyOf(messages.values());
    }
}
