package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;
import org.contexttck.harness.run.Kit;
import org.contexttck.harness.run.SharedRun;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A gateway in plain JavaScript on the library ws, with a way of joining of its own; and the same with one fault at a time. */
class NodeGatewayInteropIT {

    @Test
    void gatewayConformsInEveryRow() {
        SharedRun run = SharedRun.ofPeer("node-gateway");
        Kit.Outcome outcome = run.outcome();

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(verdicts(run))
                .hasSize(22)
                .containsEntry("SC-G-17", "not-claimed")
                .allSatisfy((id, verdict) -> assertThat(verdict).as(id).isIn("passed", "not-claimed"));
    }

    @ParameterizedTest
    @CsvSource({
        "rebuilds-context, SC-G-01: failed SC-G-02: inconclusive, 1, /context/metadata was lost",
        "wraps-correlation, SC-G-04: warned, 0, /correlation_id was changed",
        "believes-from, SC-G-14: warned, 0, as from somebody else",
        "drops-bad-context, SC-G-11: failed, 1, vanished: it reached nobody",
        "dies-on-bad-json, SC-G-13: failed, 1, was told of no error; its connection was ended without a close frame"
    })
    void faultIsNamedByItsRequirement(String fault, String expected, int exit, String headline) {
        SharedRun run = SharedRun.ofPeer("node-gateway-" + fault, "--explore", "0");
        Kit.Outcome outcome = run.outcome();

        assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(exit);
        Map<String, String> others = verdicts(run);
        others.values().removeIf("passed"::equals);
        others.values().removeIf("not-claimed"::equals);
        assertThat(others).hasToString("{" + expected.replace(": ", "=").replace(" ", ", ") + "}");
        assertThat(findings(run, expected.substring(0, expected.indexOf(':'))))
                .anySatisfy(finding ->
                        assertThat(finding.path("headline").textValue()).contains(headline));
    }

    private static JsonNode findings(SharedRun run, String id) {
        for (JsonNode one : run.json().path("requirements")) {
            if (one.path("id").textValue().equals(id)) {
                return one.path("findings");
            }
        }
        return Json.array();
    }

    private static Map<String, String> verdicts(SharedRun run) {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode one : run.json().path("requirements")) {
            verdicts.put(one.path("id").textValue(), one.path("verdict").textValue());
        }
        return verdicts;
    }
}
