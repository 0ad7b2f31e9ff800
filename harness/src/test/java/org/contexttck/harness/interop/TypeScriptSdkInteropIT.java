package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contexttck.harness.run.Kit;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A server on the TypeScript SDK with every claim a server can make, as it should be and with faults; it needs Node. */
class TypeScriptSdkInteropIT {

    private static final Path PROFILES = Path.of("src", "interop", "profiles");

    @TempDir
    Path report;

    @Test
    void everyClaimedRequirementPasses() throws IOException {
        Kit.Outcome outcome = run("ts-sdk-v2-all");

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(notPassed()).isEmpty();
        JsonNode totals = report().path("totals");
        assertThat(totals.path("passed").intValue()).as(totals.toString()).isEqualTo(108);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void faultFailsItsRequirementsAndNoOthers(String fault, Map<String, String> notPassed, String finding)
            throws IOException {
        Kit.Outcome outcome = run("ts-sdk-v2-" + fault);

        assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
        assertThat(notPassed()).isEqualTo(notPassed);
        assertThat(outcome.out()).contains(finding);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "missing-await",
                        Map.of("TC-S-10", "failed", "TC-S-20", "warned"),
                        "store_analysis_memory {\"finding\":\"\"}: /_meta/context/consumed is true"),
                Arguments.of(
                        "utf-16-length",
                        Map.of("CS-T-09", "failed"),
                        "build_log {\"log\":\"separators\",\"head\":1}: /truncation_info/original_bytes is 57"),
                Arguments.of(
                        "undefined-members",
                        // the wire checks each pack as well
                        Map.of("CP-S-03", "failed", "CP-S-18", "failed", "W-S-04", "failed"),
                        "context {\"goal\":\"qzx vwk jqy\"}: /domain is absent, must be exactly null"));
    }

    private Kit.Outcome run(String profile) {
        return new Kit(report).run(PROFILES.resolve(profile + ".yaml").toString());
    }

    private JsonNode report() throws IOException {
        return Json.parse(Files.readString(report.resolve("report.json")));
    }

    /** The verdicts on what was claimed, those that passed left out. */
    private Map<String, String> notPassed() throws IOException {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode one : report().path("requirements")) {
            String verdict = one.path("verdict").textValue();
            if (!verdict.equals("passed") && !verdict.equals("not-claimed")) {
                verdicts.put(one.path("id").textValue(), verdict);
            }
        }
        return verdicts;
    }
}
