package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.run.Kit;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A participant in plain JavaScript behind its driver, the same with one fault that only a burst shows, and live ones. */
class NodeParticipantInteropIT {

    private static final Path PROFILES = Path.of("src", "interop", "profiles");

    @TempDir
    Path report;

    @Test
    void participantConformsInEveryRow() throws IOException {
        Kit.Outcome outcome = run("node-participant");

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(requirements())
                .hasSize(18)
                .allSatisfy(one -> assertThat(one.path("verdict").textValue())
                        .as(one.path("id").textValue())
                        .isEqualTo("passed"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mew", "mcpx"})
    void participantThatIsWrittenForAnotherGatewayJoinsTheKits(String wire) throws IOException {
        Kit.Outcome outcome = run("node-participant-live-" + wire);

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(requirements().stream()
                        .filter(one -> one.path("verdict").textValue().equals("passed"))
                        .map(one -> one.path("id").textValue()))
                .containsExactly("SC-P-01", "SC-P-02", "SC-P-03", "SC-P-04", "SC-P-14", "SC-P-17", "SC-P-18");
    }

    @Test
    void whatNoScenarioProvokesIsExplored() throws IOException {
        Kit.Outcome outcome = run("node-participant-coalesces-bursts");

        assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
        assertThat(outcome.out())
                .contains("SC-P-05 (MAY) filter everything drops m1, must keep it")
                .contains("scenario  explored: at once: ben sends m1: ");
    }

    private Kit.Outcome run(String profile) {
        return new Kit(report).run(PROFILES.resolve(profile + ".yaml").toString());
    }

    private List<JsonNode> requirements() throws IOException {
        List<JsonNode> all = new ArrayList<>();
        Json.parse(Files.readString(report.resolve("report.json")))
                .path("requirements")
                .forEach(all::add);
        return all;
    }
}
