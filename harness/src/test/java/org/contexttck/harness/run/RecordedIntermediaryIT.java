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

/** Intermediaries, played from what they said behind and in front. */
class RecordedIntermediaryIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final LimitsEntry PATIENT = new LimitsEntry(Duration.ofSeconds(20), Duration.ofSeconds(5));
    private static final LimitsEntry HASTY = new LimitsEntry(Duration.ofSeconds(2), Duration.ofSeconds(1));

    @TempDir
    private Path folder;

    private final Bench bench = Bench.inside(APP.embedded());

    @Test
    void theReference() throws Exception {
        TapedRun run = replay(Subject.reference(), PATIENT);
        TapedRun.Recorded recorded = run.record(bench, 2, folder.resolve("recorded"));

        assertThat(recorded.found().judged().values()).allMatch(one -> one.startsWith("PASSED"));
        assertPlaysAlike(run, recorded);
    }

    /** It loses what it is to pass on, renames tools; of those that do nothing useful one has no tools, one never answers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "DropsContext",
                "RoundsNumbers",
                "RenamesToolsButNotHints",
                "null NoTools",
                "null NeverAnswers",
                "null EmptyResults",
                "null Echoes"
            })
    void oneThatIsBroken(String variant) throws Exception {
        boolean useless = variant.startsWith("null ");
        Subject subject = useless ? Subject.nullPeer(variant.substring(5)) : Subject.broken(variant);
        TapedRun run = replay(subject, useless ? HASTY : PATIENT);
        TapedRun.Recorded recorded = run.record(bench, 1, folder.resolve("recorded"));

        assertThat(recorded.found().judged().values()).anyMatch(one -> !one.startsWith("PASSED"));
        assertPlaysAlike(run, recorded);
    }

    @Test
    void aChangedAnswerChangesTheVerdict() throws Exception {
        TapedRun run = replay(Subject.reference(), PATIENT);
        TapedRun.Recorded recorded = run.record(bench, 1, folder.resolve("recorded"));
        Map<String, List<TapeLine>> lines = TapedRun.lines(recorded.folder());
        lines.replaceAll((connection, all) -> connection.startsWith("front-")
                ? all.stream().map(RecordedIntermediaryIT::withOtherLifecycle).toList()
                : all);

        TapedRun.Played played = run.play(recorded, new Tape(lines), 1, folder.resolve("changed"));

        assertThat(played.found().judged().values()).anyMatch(one -> one.startsWith("FAILED"));
        assertThat(played.departures()).isEmpty();
    }

    private static TapeLine withOtherLifecycle(TapeLine line) {
        return line.kind() != TapeLine.Kind.RECEIVED
                ? line
                : new TapeLine(
                        line.seq(),
                        line.order(),
                        line.kind(),
                        line.raw().replace("\"transient\"", "\"lasting\""),
                        line.facts(),
                        line.note());
    }

    private void assertPlaysAlike(TapedRun run, TapedRun.Recorded recorded) throws Exception {
        TapedRun.Played played = run.play(recorded, 1, folder.resolve("played"));

        assertThat(played.departures()).isEmpty();
        assertThat(played.found().scenarios()).isEqualTo(recorded.found().scenarios());
        assertThat(played.found().judged()).isEqualTo(recorded.found().judged());
        assertThat(played.found().targets()).isEqualTo(recorded.found().targets());
    }

    private TapedRun replay(Subject subject, LimitsEntry limits) {
        Profile profile = ReferenceProfile.of(APP, bench, limits, subject, EnumSet.of(Role.INTERMEDIARY));
        return new TapedRun(profile);
    }
}
