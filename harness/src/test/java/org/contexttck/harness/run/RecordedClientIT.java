package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients by model and through a driver, played from transcripts that were written with two threads. */
class RecordedClientIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final LimitsEntry PATIENT = new LimitsEntry(Duration.ofSeconds(20), Duration.ofSeconds(5));
    private static final LimitsEntry HASTY = new LimitsEntry(Duration.ofSeconds(3), Duration.ofSeconds(2));

    @TempDir
    private Path folder;

    private final Bench bench = Bench.inside(APP.embedded());

    @Test
    void theReferenceInEveryWay() throws Exception {
        TapedRun run = replay(Subject.reference(), PATIENT);
        TapedRun.Recorded recorded = run.record(bench, 2, folder.resolve("recorded"));

        assertThat(recorded.found().scenarios().keySet())
                .extracting(key -> key.replaceFirst(".*@|.*", ""))
                .contains("model-openai", "model-openai-stream", "model-anthropic", "model-anthropic-stream", "driver");
        assertPlaysAlike(run, recorded);
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
        TapedRun run = replay(subject, useless ? HASTY : PATIENT);
        TapedRun.Recorded recorded = run.record(bench, 2, folder.resolve("recorded"));

        assertThat(recorded.found().judged().values())
                .anyMatch(one -> !one.startsWith("PASSED") && !one.startsWith("NOT_CLAIMED"));
        assertPlaysAlike(run, recorded);
    }

    @Test
    void aChangedRequestChangesTheVerdict() throws Exception {
        TapedRun run = replay(Subject.reference(), PATIENT, "TC-C-02");
        TapedRun.Recorded recorded = run.record(bench, 1, folder.resolve("recorded"));
        Map<String, List<TapeLine>> lines = TapedRun.lines(recorded.folder());
        lines.replaceAll((connection, all) -> connection.endsWith("-model")
                ? all.stream().map(RecordedClientIT::withOtherSummary).toList()
                : all);

        TapedRun.Played played = run.play(recorded, new Tape(lines), 1, folder.resolve("changed"));

        assertThat(recorded.found().judged().get("TC-C-02")).startsWith("PASSED");
        assertThat(played.found().judged().get("TC-C-02")).startsWith("FAILED");
    }

    @Test
    void aLostConversationIsTold() throws Exception {
        TapedRun run = replay(Subject.reference(), PATIENT, "W-C-01");
        TapedRun.Recorded recorded = run.record(bench, 1, folder.resolve("recorded"));
        Map<String, List<TapeLine>> lines = TapedRun.lines(recorded.folder());
        lines.keySet().removeIf(connection -> connection.startsWith("model-anthropic-stream-"));

        TapedRun.Played played = run.play(recorded, new Tape(lines), 1, folder.resolve("lost"));

        assertThat(played.departures())
                .singleElement()
                .asString()
                .startsWith("model-anthropic-stream: no conversation that begins with \"Please go through the records");
        assertThat(played.found().judged().get("W-C-01")).doesNotStartWith("PASSED");
    }

    private static TapeLine withOtherSummary(TapeLine line) {
        return line.kind() != TapeLine.Kind.RECEIVED
                ? line
                : new TapeLine(
                        line.seq(),
                        line.order(),
                        line.kind(),
                        line.raw().replace("SUMMARY-", "SUMMERY-"),
                        line.facts(),
                        line.note());
    }

    private void assertPlaysAlike(TapedRun run, TapedRun.Recorded recorded) throws Exception {
        for (int jobs : new int[] {1, 2}) {
            TapedRun.Played played = run.play(recorded, jobs, folder.resolve("played" + jobs));

            assertThat(played.departures()).isEmpty();
            assertThat(played.found().scenarios()).isEqualTo(recorded.found().scenarios());
            assertThat(played.found().judged()).isEqualTo(recorded.found().judged());
            assertThat(played.found().targets()).isEqualTo(recorded.found().targets());
        }
    }

    private TapedRun replay(Subject subject, LimitsEntry limits, String... only) {
        Profile profile = ReferenceProfile.of(APP, bench, limits, subject, EnumSet.of(Role.CLIENT));
        return new TapedRun(profile, only);
    }
}
