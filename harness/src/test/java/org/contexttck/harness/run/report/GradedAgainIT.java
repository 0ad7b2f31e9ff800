package org.contexttck.harness.run.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.ExplorationChoice;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.run.ReferenceProfile;
import org.contexttck.harness.run.RunRequest;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.run.reference.ReferenceChoice;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.json.Json;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs against targets of every sort, graded again from what was recorded of them: all comes out as it did. */
@Execution(ExecutionMode.CONCURRENT)
class GradedAgainIT {

    private static final ReferenceApp APP = ReferenceApp.installed();

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "SERVER, ExitsOnUnknownTool, W-S TC-S-01",
        "SERVER, AnswersTwice, W-S TC-S-01",
        "SERVER, IgnoresUnknownMethods, W-S TC-S-01",
        "SERVER, SendsBrokenJson, CS-T-15 W-S",
        "SERVER, PassesRawBytes, CS-T-16 W-S",
        "SERVER, EndsInTheFlood, CS-E-05 W-S",
        "CLIENT, CollapsesNewest, TC-C-06 W-C-01",
        "INTERMEDIARY, DropsHints, TC-X",
        "GATEWAY, DiesOnBrokenJson, SC-G-13",
        "GATEWAY, OvertakesLargeMessages, SC-G-06",
        "PARTICIPANT, WalksCyclesForever, SC-P",
    })
    void brokenVariants(Role role, String variant, String only) throws IOException, InterruptedException {
        record(profile(ReferenceChoice.broken(variant), role, 1_000), only);

        asReported();
    }

    @ParameterizedTest
    @CsvSource({
        "SERVER, NeverAnswers, TC-S CP-S W-S",
        "SERVER, ClosesAtOnce, TC-S-01 W-S",
        "SERVER, PrintsGarbage, TC-S-01 W-S",
        "GATEWAY, DeliversNothing, SC-G-05",
        "GATEWAY, SaysNothing, SC-G-05",
    })
    void peersThatDoNothingUseful(Role role, String peer, String only) throws IOException, InterruptedException {
        record(profile(ReferenceChoice.nullPeer(peer), role, 500), only);

        asReported();
    }

    /** The same conversations, as many as there was time for then or as in each run, and the same cases. */
    @ParameterizedTest
    @CsvSource({
        "SERVER, BackendPagesFromFive, CS-P-05",
        "CLIENT, KeepsEightWaiting, TC-C-06",
        "GATEWAY, LateJoinersMissOpenContexts, SC-G-05",
        "PARTICIPANT, FirstTypeOfContextStays, SC-P-07",
        "INTERMEDIARY, CachesResults, TC-X-03",
    })
    void whatWasExplored(Role role, String variant, String row) throws IOException, InterruptedException {
        ExplorationChoice some = role == Role.CLIENT
                ? ExplorationChoice.STANDARD
                : ExplorationChoice.lasting(Duration.ofSeconds(2), ExplorationChoice.USUAL_SEED);
        record(profile(ReferenceChoice.broken(variant), role, 5_000), row, some.withoutScenarios());

        assertThat(Files.readString(folder.resolve("events.jsonl")))
                .containsPattern("\"key\":\"(case|explored)/" + row);
        asReported();
    }

    @Test
    void secretsInCommandAndUrlAreHiddenAndNotMissed() throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        List<String> command =
                new ArrayList<>(List.of("sh", "-c", "shift 2; exec \"$@\"", "sh", "--token", "s3cret-word"));
        command.addAll(APP.command("server", "--http", Integer.toString(port)));
        ObjectNode written = Json.object();
        ObjectNode http = written.putObject("server").putObject("http");
        http.put("url", "http://127.0.0.1:" + port + "/mcp?api_key=s3cret-url");
        command.forEach(http.putObject("start").putArray("command")::add);
        record(Profiles.parse("p.yaml", Json.write(written), name -> Optional.empty()), "TC-S-01 W-S");

        asReported();

        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file)).as(file.toString()).doesNotContain("s3cret");
            }
        }
        assertThat(Files.readString(folder.resolve("recorded-profile.yaml")))
                .contains("/mcp?api_key=***")
                .contains("\"--token\",\"***\"");
    }

    @Test
    void gradedAgainAndAgainWordForWord() throws IOException, InterruptedException {
        record(profile(ReferenceChoice.broken("SendsBrokenJson"), Role.SERVER, 1_000), "TC-S W-S");

        String said = verify();

        for (int i = 0; i < 3; i++) {
            assertThat(verify()).isEqualTo(said);
        }
    }

    @Test
    void everyChangedLineIsNoticed() throws IOException, InterruptedException {
        record(profile(ReferenceChoice.reference(), Role.SERVER, 5_000), "TC-S-01 TC-S-03");
        Random random = new Random(20);
        List<Path> files;
        try (Stream<Path> all = Files.list(folder.resolve("transcripts"))) {
            files = all.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }

        Set<String> unnoticed = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            Path file = files.get(random.nextInt(files.size()));
            List<String> lines = Files.readAllLines(file);
            int line = random.nextInt(lines.size());
            List<String> changed = new ArrayList<>(lines);
            changed.set(line, changed(lines.get(line), random));
            Files.write(file, changed);
            if (FolderState.differences(folder, CertificateFile.read(folder)).isEmpty()) {
                unnoticed.add(file.getFileName() + ":" + (line + 1));
            }
            Files.write(file, lines);
        }

        assertThat(unnoticed).isEmpty();
        assertThat(FolderState.differences(folder, CertificateFile.read(folder)))
                .isEmpty();
    }

    @Test
    void aQuestionThatWasNotAskedIsNamed() throws IOException, InterruptedException {
        record(profile(ReferenceChoice.reference(), Role.SERVER, 5_000), "TC-S-01");
        Path journal = folder.resolve("transcripts/journal.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.removeIf(line -> line.contains("\\\"asked\\\":\\\"callTool\\\""));
        Files.write(journal, lines);

        String said = verify();

        assertThat(said)
                .contains("recording  is not what the kit asks for now:")
                .contains("the kit asks callTool where the recording has");
    }

    /** Connections are closed when the steps of a scenario have ended: even there, no fault of the kit. */
    @Test
    void whatIsClosedWithoutARecordOfItIsNamed() throws IOException, InterruptedException {
        record(profile(ReferenceChoice.reference(), Role.PARTICIPANT, 5_000), "SC-P-01");
        Path journal = folder.resolve("transcripts/journal.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        assertThat(lines.removeIf(line -> line.contains("\\\"asked\\\":\\\"close\\\"")))
                .isTrue();
        Files.write(journal, lines);

        assertThat(verify()).contains("recording  is not what the kit asks for now:", "the kit asks close where");
    }

    private static String changed(String line, Random random) {
        int at = random.nextInt(line.length());
        char other = line.charAt(at) == 'x' ? 'y' : 'x';
        return line.substring(0, at) + other + line.substring(at + 1);
    }

    private void asReported() throws IOException, InterruptedException {
        assertThat(verify()).contains("all as reported").endsWith("This report is what its transcripts give.\n");
    }

    private String verify() throws IOException, InterruptedException {
        StringWriter out = new StringWriter();
        new ReportVerification(new ReportOutput(
                        new PrintWriter(out),
                        new PrintWriter(out),
                        new Console(false, false, 120),
                        ReportOutput.Form.TABLE))
                .verify(folder);
        return out.toString();
    }

    private static Profile profile(ReferenceChoice subject, Role role, long answerMillis) {
        LimitsEntry limits = new LimitsEntry(Duration.ofSeconds(10), Duration.ofMillis(answerMillis));
        return ReferenceProfile.of(APP, RunEnvironment.inside(APP.embedded()), limits, subject, EnumSet.of(role));
    }

    private void record(Profile profile, String only) throws IOException, InterruptedException {
        record(profile, only, ExplorationChoice.NONE);
    }

    private void record(Profile profile, String only, ExplorationChoice exploration)
            throws IOException, InterruptedException {
        RunRequest request =
                new RunRequest(profile, List.of(only.split(" ")), false, 1, folder, "", false).exploring(exploration);
        new ReportedRun(ReportOutput.none()).execute(request, RunEnvironment.inside(APP.embedded()));
    }
}
