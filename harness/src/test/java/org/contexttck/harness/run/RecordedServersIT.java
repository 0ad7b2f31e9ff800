package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A run against a server, played from what was recorded of it, comes out as it did, line by line. */
@Execution(ExecutionMode.CONCURRENT)
class RecordedServersIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final String SERVER = "server-";
    private static final String ANNOUNCED = "listening on ";

    /** Words are made up by the bench, so each run has its own. */
    private final Bench bench = Bench.inside(APP.embedded());

    @TempDir
    Path folder;

    @Test
    void theReferenceOverAllProtocols() throws IOException, InterruptedException {
        TapedRun run = record(Subject.reference(), 10_000, 5_000, "TC-S CS CP-S W-S");

        assertThat(run.lines(SERVER)).hasSizeGreaterThan(200);
        same(run);
    }

    @ParameterizedTest
    @CsvSource({
        "ExitsOnUnknownTool,W-S TC-S-01",
        "AnswersTwice,W-S TC-S-01",
        "AnswersWithAnotherId,W-S TC-S-01",
        "IgnoresUnknownMethods,W-S TC-S-01",
        "WrongJsonRpcVersion,W-S TC-S-01",
        "LogsToStdout,W-S TC-S-01",
        "SendsBrokenJson,CS-T-15 W-S",
        "PassesRawBytes,CS-T-16 W-S",
        "PassesRawControls,CS-T-16 W-S",
        "CrashesInsideCharacters,CS-T-08 W-S",
        "EndsInTheFlood,CS-E-05 W-S",
        "RemembersNothing,CP-S-32 W-S",
        "LosesDomain,CP-S W-S",
    })
    void variants(String variant, String only) throws IOException, InterruptedException {
        same(record(Subject.broken(variant), 20_000, 1_500, only));
    }

    @ParameterizedTest
    @ValueSource(strings = {"NeverAnswers", "ClosesAtOnce", "ErrorsEverything", "Echoes", "PrintsGarbage"})
    void peersThatDoNothingUseful(String peer) throws IOException, InterruptedException {
        same(record(Subject.nullPeer(peer), 1_000, 700, "TC-S CP-S W-S"));
    }

    @ParameterizedTest
    @CsvSource({
        "server --http 0,transient-context",
        "null-peer Http400 --http 0,transient-context",
        "null-peer NeverAnswers --http 0,transient-context",
        "null-peer Echoes --http 0,transient-context",
    })
    void serversOverHttp(String arguments, String protocol) throws IOException, InterruptedException, ProfileException {
        Process process = new ProcessBuilder(APP.command(arguments.split(" "))).start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            assertThat(line).startsWith(ANNOUNCED);
            String text = "server: {http: {url: \"" + line.substring(ANNOUNCED.length()) + "\"}}\n"
                    + "limits: {connect: 3s, answer: 1s}\nclaims: {" + protocol + ": {}}\n";
            Profile profile = Profiles.parse("http", text, name -> Optional.empty());

            same(TapedRun.record(profile, Bench.processes(), folder, "TC-S", "W-S"));
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aChangedAnswerChangesTheVerdict() throws IOException, InterruptedException {
        Profile profile = profile(Subject.reference(), 10_000, 5_000);

        TapedRun.Played played = TapedRun.record(profile, bench, folder, "TC-S-01")
                .play(name -> true, "\"lifecycle\":\"transient\"", "\"lifecycle\":\"lasting\"");

        assertThat(played.departures()).isEmpty();
        assertThat(played.differences())
                .first()
                .asString()
                .startsWith("TC-S-01: the report says passed, the transcripts give failed");
    }

    private static void same(TapedRun run) throws IOException, InterruptedException {
        TapedRun.Played played = run.play();

        assertThat(played.differences()).isEmpty();
        assertThat(played.lines(SERVER)).isEqualTo(run.lines(SERVER));
    }

    private TapedRun record(Subject subject, long connectMillis, long answerMillis, String only)
            throws IOException, InterruptedException {
        return TapedRun.record(profile(subject, connectMillis, answerMillis), bench, folder, only.split(" "));
    }

    private Profile profile(Subject subject, long connectMillis, long answerMillis) {
        LimitsEntry limits = new LimitsEntry(Duration.ofMillis(connectMillis), Duration.ofMillis(answerMillis));
        return ReferenceProfile.of(APP, bench, limits, subject, EnumSet.of(Role.SERVER));
    }
}
