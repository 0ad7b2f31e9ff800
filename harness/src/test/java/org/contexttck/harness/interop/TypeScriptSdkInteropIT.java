package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contexttck.harness.run.SharedRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A server on the TypeScript SDK with every claim a server can make, as it should be and with faults; it needs Node. */
class TypeScriptSdkInteropIT {

    @Test
    void everyClaimedRequirementPasses() {
        SharedRun run = SharedRun.ofPeer("ts-sdk-v2-all");

        assertThat(run.outcome().exitCode()).as(run.outcome().out()).isZero();
        assertThat(notPassed(run)).isEmpty();
        JsonNode totals = run.json().path("totals");
        assertThat(totals.path("passed").intValue()).as(totals.toString()).isEqualTo(110);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void faultFailsItsRequirementsAndNoOthers(String fault, Map<String, String> notPassed, String finding) {
        SharedRun run = SharedRun.ofPeer("ts-sdk-v2-" + fault, "--explore", "0");

        assertThat(run.outcome().exitCode()).as(run.outcome().out()).isEqualTo(1);
        assertThat(notPassed(run)).isEqualTo(notPassed);
        assertThat(run.outcome().out()).contains(finding);
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

    /** The verdicts on what was claimed, those that passed left out. */
    private static Map<String, String> notPassed(SharedRun run) {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode one : run.json().path("requirements")) {
            String verdict = one.path("verdict").textValue();
            if (!verdict.equals("passed") && !verdict.equals("not-claimed")) {
                verdicts.put(one.path("id").textValue(), verdict);
            }
        }
        return verdicts;
    }
}
