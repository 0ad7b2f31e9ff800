package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.reports.write.TranscriptLine;
import org.contexttck.reports.write.TranscriptReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What gateways and live participants have said gives the same findings when it is played. */
class GatewayPlayedIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final Bench INSIDE = Bench.inside(APP.embedded());
    private static final LimitsEntry PATIENT = new LimitsEntry(Duration.ofSeconds(10), Duration.ofSeconds(5));
    private static final LimitsEntry SHORT = new LimitsEntry(Duration.ofSeconds(2), Duration.ofMillis(700));
    private static final String NO_FLOOD = "not @flood";

    @TempDir
    private Path scratch;

    @Test
    void theReferenceOverGoodAndBadConnections() throws Exception {
        PlayedAgain run = record(Subject.reference(), PATIENT, Role.GATEWAY, List.of("SC-G"), true);

        assertThat(run.differences()).isEmpty();
        assertThat(run.scenarios()).isGreaterThan(40);
        assertThat(lines(run.again(), "gateway-"))
                .as("what the played run writes is what was recorded")
                .isEqualTo(lines(run.folder(), "gateway-"));
    }

    static Stream<String> broken() {
        return Stream.of(System.getProperty(
                        "variants",
                        "DiesOnBrokenJson,DropsBadContextSilently,DisconnectsOnBadContext,DropsContextMembers,"
                                + "OvertakesLargeMessages,SkipsContextMessages")
                .split(","));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void gatewaysWithAFault(String variant) throws Exception {
        PlayedAgain run = record(Subject.broken(variant), SHORT, Role.GATEWAY, List.of(NO_FLOOD, "SC-G"), false);

        assertThat(run.differences()).isEmpty();
        assertThat(lines(run.again(), "gateway-")).isEqualTo(lines(run.folder(), "gateway-"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"DeliversNothing", "DeliversToOne", "EchoesOnly", "RefusesEverybody", "SaysNothing"})
    void gatewaysThatAreGoodForNothing(String peer) throws Exception {
        PlayedAgain run = record(Subject.nullPeer(peer), SHORT, Role.GATEWAY, List.of(NO_FLOOD, "SC-G"), false);

        assertThat(run.differences()).isEmpty();
        assertThat(lines(run.again(), "gateway-")).isEqualTo(lines(run.folder(), "gateway-"));
    }

    private PlayedAgain record(Subject subject, LimitsEntry limits, Role role, List<String> only, boolean faults)
            throws IOException, InterruptedException {
        Profile profile = ReferenceProfile.of(APP, INSIDE, limits, subject, Set.of(role));
        return PlayedAgain.record(profile, only, faults, INSIDE, scratch);
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
