package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.contexttck.harness.run.Kit;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MCP servers that the kit's authors did not write, or wrote on another SDK; they need Node. */
class ServersInteropIT {

    private static final Path PROFILES = Path.of("src", "interop", "profiles");

    @TempDir
    Path report;

    @ParameterizedTest
    @CsvSource({
        "ts-sdk-v2-stdio, 2025-11-25, stdio",
        "ts-sdk-v2-2026-stdio, 2026-07-28, stdio",
        "ts-sdk-v2-http, 2026-07-28, http",
        "ts-sdk-v2-2025-http, 2025-11-25, http"
    })
    void serverOnTheTypeScriptSdkConformsInBothEras(String profile, String revision, String transport)
            throws IOException {
        Kit.Outcome outcome = run(profile);

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        JsonNode target = report().path("target");
        assertThat(target.path("revision").textValue()).isEqualTo(revision);
        assertThat(target.path("transport").textValue()).isEqualTo(transport);
        assertThat(verdicts("TC-S"))
                .hasSize(20)
                .allSatisfy((id, verdict) -> assertThat(verdict).as(id).isEqualTo("passed"));
    }

    @ParameterizedTest
    @CsvSource({"server-everything-stdio", "server-everything-http", "server-filesystem"})
    void serverThatClaimsNothingIsJudgedByTheWireAlone(String profile) throws IOException {
        Kit.Outcome outcome = run(profile);

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(verdicts("W-S"))
                .containsEntry("W-S-01", "passed")
                .containsEntry("W-S-02", profile.endsWith("http") ? "not-claimed" : "passed")
                .containsEntry("W-S-03", "passed")
                .containsEntry("W-S-04", "not-claimed")
                .containsEntry("W-S-05", "passed");
        assertThat(verdicts("TC-S"))
                .hasSize(20)
                .allSatisfy((id, verdict) -> assertThat(verdict).as(id).isEqualTo("not-claimed"));
    }

    @Test
    void claimThatAServerDoesNotServeFails() throws IOException {
        Kit.Outcome outcome = run("server-filesystem-claims-transient");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.out()).contains("read_text_file", "/_meta/context/lifecycle is absent");
        assertThat(verdicts("TC-S"))
                .containsEntry("TC-S-01", "failed")
                .containsEntry("TC-S-03", "inconclusive")
                .containsEntry("TC-S-09", "not-claimed");
        assertThat(report().path("totals").path("error").intValue()).isZero();
    }

    private Kit.Outcome run(String profile) {
        return new Kit(report).run(PROFILES.resolve(profile + ".yaml").toString());
    }

    private JsonNode report() throws IOException {
        return Json.parse(Files.readString(report.resolve("report.json")));
    }

    private Map<String, String> verdicts(String prefix) throws IOException {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode one : report().path("requirements")) {
            if (one.path("id").textValue().startsWith(prefix)) {
                verdicts.put(one.path("id").textValue(), one.path("verdict").textValue());
            }
        }
        return verdicts;
    }
}
