package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients by model and through a driver, played from transcripts that were written with two threads. */
@Execution(ExecutionMode.CONCURRENT)
class RecordedClientIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final LimitsEntry PATIENT = new LimitsEntry(Duration.ofSeconds(20), Duration.ofSeconds(5));
    private static final LimitsEntry HASTY = new LimitsEntry(Duration.ofSeconds(3), Duration.ofSeconds(2));

    @TempDir
    private Path folder;

    private final Bench bench = Bench.inside(APP.embedded());

    @Test
    void theReferenceInEveryWay() throws Exception {
        TapedRun run = record(Subject.reference(), PATIENT, 2);

        assertThat(run.events())
                .filteredOn(ScenarioFinished.class::isInstance)
                .extracting(one -> ((ScenarioFinished) one).key().replaceFirst(".*@|.*", ""))
                .contains("model-openai", "model-openai-stream", "model-anthropic", "model-anthropic-stream", "driver");
        assertPlaysAlike(run);
    }

    /** It says the wrong thing, sends what is no MCP, dies, never asks the model, never asks it again, ends at once. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "NeverCollapses",
                "ClientOmitsJsonRpcVersion",
                "CrashingClient",
                "null NeverAsksTheModel",
                "null NeverCallsTools",
                "null ClosesAtOnce"
            })
    void oneThatIsBroken(String variant) throws Exception {
        boolean useless = variant.startsWith("null ");
        Subject subject = useless ? Subject.nullPeer(variant.substring(5)) : Subject.broken(variant);
        TapedRun run = record(subject, useless ? HASTY : PATIENT, 2);

        assertThat(run.verdicts()).anyMatch(one -> one != Verdict.PASSED && one != Verdict.NOT_CLAIMED);
        assertPlaysAlike(run);
    }

    @Test
    void aChangedRequestChangesTheVerdict() throws Exception {
        TapedRun run = record(Subject.reference(), PATIENT, 1, "TC-C-02");

        TapedRun.Played played = run.play(name -> name.endsWith("-model"), "SUMMARY-", "SUMMERY-");

        assertThat(run.verdict("TC-C-02")).isEqualTo(Verdict.PASSED);
        assertThat(played.verdict("TC-C-02")).isEqualTo(Verdict.FAILED);
    }

    @Test
    void aLostConversationIsTold() throws Exception {
        TapedRun run = record(Subject.reference(), PATIENT, 1, "W-C-01");

        TapedRun.Played played = run.play(1, lines -> {
            lines.keySet().removeIf(connection -> connection.startsWith("model-anthropic-stream-"));
            return lines;
        });

        assertThat(played.departures())
                .singleElement()
                .asString()
                .startsWith("model-anthropic-stream: no conversation that begins with \"Please go through the records");
        assertThat(played.verdict("W-C-01")).isNotEqualTo(Verdict.PASSED);
    }

    private static void assertPlaysAlike(TapedRun run) throws Exception {
        assertThat(run.play(1).differences()).isEmpty();
        assertThat(run.play(2).differences()).isEmpty();
    }

    private TapedRun record(Subject subject, LimitsEntry limits, int jobs, String... only) throws Exception {
        Profile profile = ReferenceProfile.of(APP, bench, limits, subject, EnumSet.of(Role.CLIENT));
        return TapedRun.record(new RunRequest(profile, List.of(only), false, jobs, folder, ""), bench, folder);
    }
}
