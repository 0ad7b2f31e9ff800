package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Intermediaries, played from what they said behind and in front. */
@Execution(ExecutionMode.CONCURRENT)
class RecordedIntermediaryIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final LimitsEntry PATIENT = new LimitsEntry(Duration.ofSeconds(20), Duration.ofSeconds(5));
    private static final LimitsEntry HASTY = new LimitsEntry(Duration.ofSeconds(2), Duration.ofSeconds(1));

    @TempDir
    private Path folder;

    private final Bench bench = Bench.inside(APP.embedded());

    @Test
    void theReference() throws Exception {
        TapedRun run = record(Subject.reference(), PATIENT, 2);

        assertThat(run.verdicts()).isNotEmpty().containsOnly(Verdict.PASSED);
        assertThat(run.play().differences()).isEmpty();
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
        TapedRun run = record(subject, useless ? HASTY : PATIENT, 1);

        assertThat(run.verdicts()).anyMatch(one -> one != Verdict.PASSED);
        assertThat(run.play().differences()).isEmpty();
    }

    @Test
    void aChangedAnswerChangesTheVerdict() throws Exception {
        TapedRun run = record(Subject.reference(), PATIENT, 1);

        TapedRun.Played played = run.play(name -> name.startsWith("front-"), "\"transient\"", "\"lasting\"");

        assertThat(played.verdicts()).contains(Verdict.FAILED);
        assertThat(played.departures()).isEmpty();
    }

    private TapedRun record(Subject subject, LimitsEntry limits, int jobs) throws Exception {
        Profile profile = ReferenceProfile.of(APP, bench, limits, subject, EnumSet.of(Role.INTERMEDIARY));
        return TapedRun.record(new RunRequest(profile, List.of(), false, jobs, folder, ""), bench, folder);
    }
}
