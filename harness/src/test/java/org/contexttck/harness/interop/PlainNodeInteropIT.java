package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.contexttck.harness.run.Kit;
import org.contexttck.harness.run.SharedRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server in plain JavaScript, without any SDK, that claims everything; and the same with one fault at a time. */
class PlainNodeInteropIT {

    private static final String PASSED = "passed";
    private static final String NOT_CLAIMED = "not-claimed";

    @Test
    void plainServerConformsInEveryRow() {
        SharedRun run = SharedRun.ofPeer("node-plain");
        Kit.Outcome outcome = run.outcome();

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        assertThat(claimed(run))
                .hasSize(109)
                .allSatisfy((id, verdict) -> assertThat(verdict).as(id).isEqualTo(PASSED));
    }

    @ParameterizedTest
    @CsvSource({
        "caught-as-text, TC-S-10, store_analysis_memory, must not be true where, TC-S-20: warned",
        "utf16-units, CS-T-06 CS-T-07 CS-T-08, read_text, bytes, ",
        "falsy-limit, CP-S-07, context, '\"limit\":0', "
    })
    void faultIsNamedByItsRequirementAndItsTool(
            String fault, String requirements, String tool, String headline, String neighbour) {
        SharedRun run = SharedRun.ofPeer("node-plain-" + fault, "--explore", "0");
        Kit.Outcome outcome = run.outcome();

        Map<String, String> expected = new TreeMap<>();
        List<String> broken = List.of(requirements.split(" "));
        broken.forEach(id -> expected.put(id, "failed"));
        if (neighbour != null) {
            String[] idAndVerdict = neighbour.split(": ");
            expected.put(idAndVerdict[0], idAndVerdict[1]);
        }
        assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
        Map<String, String> others = claimed(run);
        others.values().removeIf(PASSED::equals);
        assertThat(others).isEqualTo(expected);
        assertThat(broken)
                .allSatisfy(id -> assertThat(requirement(run, id).path("findings"))
                        .as(id)
                        .isNotEmpty()
                        .anySatisfy(finding -> {
                            assertThat(finding.path("subject").textValue()).isEqualTo(tool);
                            assertThat(finding.path("headline").textValue())
                                    .startsWith(tool + " ")
                                    .contains(headline);
                        }));
    }

    private static JsonNode requirement(SharedRun run, String id) {
        return StreamSupport.stream(run.json().path("requirements").spliterator(), false)
                .filter(one -> one.path("id").textValue().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The verdicts on all that the profile claims. */
    private static Map<String, String> claimed(SharedRun run) {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode one : run.json().path("requirements")) {
            String verdict = one.path("verdict").textValue();
            if (!verdict.equals(NOT_CLAIMED)) {
                verdicts.put(one.path("id").textValue(), verdict);
            }
        }
        return verdicts;
    }
}
