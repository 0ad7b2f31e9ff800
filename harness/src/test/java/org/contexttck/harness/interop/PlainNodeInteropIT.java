package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.harness.run.Kit;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server in plain JavaScript, without any SDK, that claims everything; and the same with one fault at a time. */
class PlainNodeInteropIT {

    private static final Path PROFILES = Path.of("src", "interop", "profiles");
    private static final String PASSED = "passed";
    private static final String NOT_CLAIMED = "not-claimed";

    @TempDir
    Path report;

    @Test
    void plainServerConformsInEveryRow() throws IOException {
        Kit.Outcome outcome = run("node-plain");

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(claimed())
                .hasSize(107)
                .allSatisfy((id, verdict) -> assertThat(verdict).as(id).isEqualTo(PASSED));
    }

    @ParameterizedTest
    @CsvSource({
        "caught-as-text, TC-S-10, store_analysis_memory, must not be true where, TC-S-20: warned",
        "utf16-units, CS-T-06 CS-T-07 CS-T-08, read_text, bytes, ",
        "falsy-limit, CP-S-07, context, '\"limit\":0', "
    })
    void faultIsNamedByItsRequirementAndItsTool(
            String fault, String requirements, String tool, String headline, String neighbour) throws IOException {
        Kit.Outcome outcome = run("node-plain-" + fault, "--explore", "0");

        Map<String, String> expected = new TreeMap<>();
        List<String> broken = List.of(requirements.split(" "));
        broken.forEach(id -> expected.put(id, "failed"));
        if (neighbour != null) {
            String[] idAndVerdict = neighbour.split(": ");
            expected.put(idAndVerdict[0], idAndVerdict[1]);
        }
        assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
        Map<String, String> others = claimed();
        others.values().removeIf(PASSED::equals);
        assertThat(others).isEqualTo(expected);
        assertThat(broken)
                .allSatisfy(id -> assertThat(requirement(id).path("findings"))
                        .as(id)
                        .isNotEmpty()
                        .anySatisfy(finding -> {
                            assertThat(finding.path("subject").textValue()).isEqualTo(tool);
                            assertThat(finding.path("headline").textValue())
                                    .startsWith(tool + " ")
                                    .contains(headline);
                        }));
    }

    private Kit.Outcome run(String profile, String... more) {
        return new Kit(report)
                .run(Stream.concat(Stream.of(PROFILES.resolve(profile + ".yaml").toString()), Stream.of(more))
                        .toArray(String[]::new));
    }

    private JsonNode requirements() throws IOException {
        return Json.parse(Files.readString(report.resolve("report.json"))).path("requirements");
    }

    private JsonNode requirement(String id) throws IOException {
        return StreamSupport.stream(requirements().spliterator(), false)
                .filter(one -> one.path("id").textValue().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The verdicts on all that the profile claims. */
    private Map<String, String> claimed() throws IOException {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode one : requirements()) {
            String verdict = one.path("verdict").textValue();
            if (!verdict.equals(NOT_CLAIMED)) {
                verdicts.put(one.path("id").textValue(), verdict);
            }
        }
        return verdicts;
    }
}
