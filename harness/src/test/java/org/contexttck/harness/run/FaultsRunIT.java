package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The connections of the reference gateway are sliced, stalled and broken only when that is asked for. */
class FaultsRunIT {

    private static final String ROWS = "SC-G-05,SC-G-06,SC-G-13";

    @TempDir
    Path report;

    @Test
    void withFaultsTheRelayIsBetweenAndTheReferenceHolds() throws IOException {
        Kit.Outcome outcome = new Kit(report).run("--reference", "--only", ROWS, "--faults");

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(keys()).filteredOn(key -> key.contains("/faults:")).hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void withoutThemItIsNot() throws IOException {
        Kit.Outcome outcome = new Kit(report).run("--reference", "--only", ROWS);

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(keys()).isNotEmpty().noneMatch(key -> key.contains("/faults:"));
    }

    private List<String> keys() throws IOException {
        List<String> keys = new ArrayList<>();
        for (String line : Files.readAllLines(report.resolve("events.jsonl"))) {
            JsonNode event = Json.parse(line);
            if (event.path("type").asText().equals("scenario-finished")) {
                assertThat(event.path("outcome").asText()).as(line).isEqualTo("held");
                keys.add(event.path("key").asText());
            }
        }
        return keys;
    }
}
