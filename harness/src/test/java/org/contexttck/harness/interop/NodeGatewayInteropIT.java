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
import org.junit.jupiter.params.provider.CsvSource;

/** A gateway in plain JavaScript on the library ws, with a way of joining of its own; and the same with one fault at a time. */
class NodeGatewayInteropIT {

    private static final Path PROFILES = Path.of("src", "interop", "profiles");

    @TempDir
    Path report;

    @Test
    void gatewayConformsInEveryRow() throws IOException {
        Kit.Outcome outcome = run("node-gateway");

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(verdicts())
                .hasSize(21)
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
    void faultIsNamedByItsRequirement(String fault, String expected, int exit, String headline) throws IOException {
        Kit.Outcome outcome = run("node-gateway-" + fault, "--explore", "0");

        assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(exit);
        Map<String, String> others = verdicts();
        others.values().removeIf("passed"::equals);
        others.values().removeIf("not-claimed"::equals);
        assertThat(others).hasToString("{" + expected.replace(": ", "=").replace(" ", ", ") + "}");
        assertThat(findings(expected.substring(0, expected.indexOf(':'))))
                .anySatisfy(finding ->
                        assertThat(finding.path("headline").textValue()).contains(headline));
    }

    private Kit.Outcome run(String profile, String... more) {
        return new Kit(report)
                .run(Stream.concat(Stream.of(PROFILES.resolve(profile + ".yaml").toString()), Stream.of(more))
                        .toArray(String[]::new));
    }

    private JsonNode requirements() throws IOException {
        return Json.parse(Files.readString(report.resolve("report.json"))).path("requirements");
    }

    private JsonNode findings(String id) throws IOException {
        for (JsonNode one : requirements()) {
            if (one.path("id").textValue().equals(id)) {
                return one.path("findings");
            }
        }
        return Json.array();
    }

    private Map<String, String> verdicts() throws IOException {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode one : requirements()) {
            verdicts.put(one.path("id").textValue(), one.path("verdict").textValue());
        }
        return verdicts;
    }
}
