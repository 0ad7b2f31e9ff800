package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Map;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A run against a server, played from what was recorded of it, comes out as it did, line by line. */
class RecordedServersIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final Bench BENCH = Bench.inside(APP.embedded());

    @TempDir
    Path folder;

    @Test
    void theReferenceOverAllProtocols() throws IOException, InterruptedException {
        Replay replay =
                Replay.of(profile(Subject.reference(), 10_000, 5_000), BENCH, folder, "TC-S", "CS", "CP-S", "W-S");

        assertThat(replay.linesThen()).hasSizeGreaterThan(2);
        same(replay);
    }

    @ParameterizedTest
    @CsvSource({
        "ExitsOnUnknownTool,W-S TC-S-01",
        "AnswersTwice,W-S TC-S-01",
        "AnswersWithAnotherId,W-S TC-S-01",
        "DeniesWithoutId,W-S TC-S-01",
        "IgnoresUnknownMethods,W-S TC-S-01",
        "AnswersNotifications,W-S TC-S-01",
        "WrongJsonRpcVersion,W-S TC-S-01",
        "SendsBrokenJson,W-S TC-S-01",
        "LogsToStdout,W-S TC-S-01",
        "PassesRawBytes,CS W-S",
        "EndsInTheFlood,CS W-S",
        "LosesDomain,CP-S W-S",
        "RemembersNothing,CP-S W-S",
    })
    void variants(String variant, String only) throws IOException, InterruptedException {
        Replay replay = Replay.of(profile(Subject.broken(variant), 20_000, 1_500), BENCH, folder, only.split(" "));

        same(replay);
    }

    @ParameterizedTest
    @ValueSource(strings = {"NeverAnswers", "ClosesAtOnce", "ErrorsEverything", "Echoes", "PrintsGarbage"})
    void peersThatDoNothingUseful(String peer) throws IOException, InterruptedException {
        Replay replay = Replay.of(profile(Subject.nullPeer(peer), 1_000, 700), BENCH, folder, "TC-S", "CP-S", "W-S");

        same(replay);
    }

    private static void same(Replay replay) throws IOException {
        assertThat(replay.departures()).isEmpty();
        assertThat(replay.differences()).isEmpty();
        for (Map.Entry<String, ?> then : replay.linesThen().entrySet()) {
            assertThat(replay.linesNow())
                    .containsEntry(then.getKey(), replay.linesThen().get(then.getKey()));
        }
    }

    private static Profile profile(Subject subject, long connectMillis, long answerMillis) {
        LimitsEntry limits = new LimitsEntry(Duration.ofMillis(connectMillis), Duration.ofMillis(answerMillis));
        return ReferenceProfile.of(APP, BENCH, limits, subject, EnumSet.of(Role.SERVER));
    }
}
