package org.contexttck.reports;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventJson;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.write.ReportJson;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KitSchemasTest {

    private static final List<String> NAMES =
            List.of("event", "report", "transcript-line", "baseline", "certificate", "submission", "comparison");

    @TestFactory
    Stream<DynamicTest> vectors() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String name : NAMES) {
            for (JsonNode group : Kits.json(name + ".vectors.json")) {
                String schema = group.at("/schema/$ref").asText();
                for (JsonNode test : group.get("tests")) {
                    String title = name + ": " + test.get("description").asText();
                    tests.add(DynamicTest.dynamicTest(title, () -> {
                        List<String> errors = Kits.errors(schema, test.get("data"));
                        assertThat(errors.isEmpty())
                                .as("%s", errors)
                                .isEqualTo(test.get("valid").booleanValue());
                    }));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(30);
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> examples() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String name : NAMES) {
            JsonNode schema = Kits.json(name + ".schema.json");
            examples(tests, name + ".schema.json", schema);
            schema.path("$defs").properties().forEach(def -> {
                assertThat(def.getValue().path("title").asText())
                        .as(def.getKey())
                        .isNotEmpty();
                assertThat(def.getValue().path("description").asText())
                        .as(def.getKey())
                        .isNotEmpty();
                examples(tests, name + ".schema.json#/$defs/" + def.getKey(), def.getValue());
            });
        }
        return tests.stream();
    }

    private static void examples(List<DynamicTest> tests, String where, JsonNode schema) {
        assertThat(schema.path("examples")).as(where).isNotEmpty();
        schema.get("examples")
                .forEach(example -> tests.add(DynamicTest.dynamicTest(
                        where, () -> assertThat(Kits.errors(where, example)).isEmpty())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"passing", "shortfalls", "unreachable", "hostile", "broken-off", "roles"})
    void whatTheWritersWriteIsValid(String run) {
        for (Event event : Runs.events(run)) {
            assertThat(Kits.errors("event.schema.json", JsonText.read(EventJson.write(event))))
                    .isEmpty();
        }
        assertThat(Kits.errors("report.schema.json", JsonText.read(ReportJson.write(Runs.report(run)))))
                .isEmpty();
    }

    /** Each is put together from several records, and files are compared as text. */
    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "/$defs/target, /target",
        "/$defs/requirement, /requirements/0",
        "/$defs/scenario, /requirements/0/scenarios/0",
        "/$defs/finding, /requirements/0/findings/0",
    })
    void membersOfAReportStandInTheOrderOfItsSchema(String definition, String place) {
        JsonNode report = JsonText.read(ReportJson.write(Runs.report("shortfalls")));
        JsonNode schema = Kits.json("report.schema.json");

        assertThat(report.at(place).fieldNames())
                .toIterable()
                .containsExactlyElementsOf(
                        () -> schema.at(definition + "/properties").fieldNames());
    }
}
