package org.contexttck.harness.run.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.explore.KeptCase;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.contexttck.reports.event.EventLog;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file of cases that runs hold again. */
class KeptCasesTest {

    private static final String STEPS = "list_entries {\"x\": \"\u2028é: #\"}; then list_entries {}";

    @TempDir
    private Path folder;

    @Test
    void whatARunFindsIsAddedOnceAndReadAgain() throws Exception {
        Path file = folder.resolve("found.json");
        log("case/CS-P-05/calls.AgMB", "explored: " + STEPS);
        KeptCases.readIfThere(file).and(folder).write(file);
        KeptCases.readIfThere(file).and(folder).write(file);
        log("case/CS-P-06/calls.AQ", "explored: list_entries {}");
        KeptCases.readIfThere(file).and(folder).write(file);

        assertThat(KeptCases.read(file).all())
                .containsExactly(new KeptCase("calls.AgMB", STEPS), new KeptCase("calls.AQ", "list_entries {}"));
        assertThat(Schemas.bundled().schema("kit/kept-cases.schema.json").validate(Json.parse(Files.readString(file))))
                .isEmpty();
    }

    @Test
    void whatIsNoCaseIsLeftOut() throws Exception {
        log("features/x:3", "A scenario");

        assertThat(KeptCases.readIfThere(folder.resolve("found.json"))
                        .and(folder)
                        .all())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cases: 1 | cases",
                "found: [] | cases",
                "cases: [{requirement: CS-P-05, case: calls.AgMB}] | steps",
                "cases: [{requirement: CS-P-05, case: calls.A, steps: x}] | \"calls.A\" is no case",
            })
    void anythingElseIsRefusedInOneLine(String text, String names) throws IOException {
        Path file = Files.writeString(folder.resolve("found.yaml"), text);

        assertThatThrownBy(() -> KeptCases.read(file))
                .isInstanceOf(ProfileException.class)
                .message()
                .startsWith(file + ": ")
                .contains(names)
                .endsWith("; schemas/kit/kept-cases.schema.json says what may be there")
                .hasLineCount(1);
    }

    private void log(String key, String name) throws IOException {
        try (EventLog log = EventLog.create(folder.resolve(ReportFolder.EVENTS))) {
            log.accept(new ScenarioFinished(
                    key,
                    ScenarioKind.AUDIT,
                    "",
                    0,
                    name,
                    List.of(key.contains("CS-P-06") ? "CS-P-06" : "CS-P-05"),
                    Outcome.BROKE,
                    1,
                    0,
                    "it is wrong",
                    List.of(),
                    ""));
        }
    }
}
