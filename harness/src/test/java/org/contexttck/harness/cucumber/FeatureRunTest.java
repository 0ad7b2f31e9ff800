package org.contexttck.harness.cucumber;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeatureRunTest {

    private static final URI GLUE = URI.create("classpath:org/contexttck/harness/cucumber/sample");

    @TempDir
    Path folder;

    private final List<String> started = new ArrayList<>();
    private final List<String> ends = new ArrayList<>();
    private final List<CaseResult> finished = new ArrayList<>();

    @Test
    void handsOnWhatAScenarioSaw() throws IOException {
        run("@x", """
                @x @W-S-02
                Feature: Wire
                  Scenario: Clean
                    Given something is seen
                    And something is wrong
                """);

        assertThat(finished).hasSize(1);
        CaseResult result = finished.get(0);
        assertThat(result.feature()).isEqualTo("wire/one");
        assertThat(result.line()).isEqualTo(3);
        assertThat(result.name()).isEqualTo("Clean");
        assertThat(result.tags()).containsExactlyInAnyOrder("@x", "@W-S-02");
        assertThat(result.fault()).isEmpty();
        assertThat(result.evidence().outcome()).isEqualTo(Outcome.BROKE);
        assertThat(result.evidence().observations()).isEqualTo(1);
        assertThat(ends).containsExactly("end");
    }

    @Test
    void tellsOfEachStepWhatItAddedToTheEvidence() throws IOException {
        run("@x", """
                @x
                Feature: Wire
                  Scenario Outline: Steps
                    Given something is <what>
                    And something is wrong
                    And something is wrong
                    Examples:
                      | what |
                      | seen |
                """);

        assertThat(finished.get(0).steps())
                .containsExactly(
                        new ScenarioStep(
                                "Given something is seen",
                                Outcome.HELD,
                                1,
                                List.of(new ScenarioStep.SeenMessage("transcripts/server-1.jsonl", 2))),
                        new ScenarioStep("And something is wrong", Outcome.BROKE, 0, List.of()),
                        new ScenarioStep("And something is wrong", Outcome.BROKE, 0, List.of()));
    }

    @Test
    void whatComesBehindAStepWithoutCodeIsNotReached() throws IOException {
        run("@x", """
                @x
                Feature: Wire
                  Scenario: Unknown
                    Given something is seen
                    And nobody knows this
                    And something is seen
                """);

        assertThat(finished.get(0).steps())
                .extracting(ScenarioStep::outcome)
                .containsExactly(Outcome.HELD, Outcome.ERROR, Outcome.SKIPPED);
    }

    @Test
    void runsOnlyWhatTheTagsChooseInTheOrderOfTheFile() throws IOException {
        run("@a or @b", """
                Feature: Order
                  @b
                  Scenario: First
                    Given something is seen
                  @c
                  Scenario: Never
                    Given something is seen
                  @a
                  Scenario: Second
                    Given something is seen
                """);

        assertThat(started).containsExactly("First", "Second");
        assertThat(finished).extracting(CaseResult::name).containsExactly("First", "Second");
    }

    @Test
    void eachScenarioHasEvidenceOfItsOwn() throws IOException {
        run("@x", """
                @x
                Feature: Wire
                  Scenario: One
                    Given something is seen
                    Given something is wrong
                  Scenario: Two
                    Given something is seen
                """);

        assertThat(finished)
                .extracting(result -> result.evidence().outcome())
                .containsExactly(Outcome.BROKE, Outcome.HELD);
        assertThat(ends).containsExactly("end", "end");
    }

    @Test
    void onTwoThreadsScenariosRunAtTheSameTimeEachWithEvidenceOfItsOwn() throws IOException {
        feature("""
                @x
                Feature: Wire
                  Scenario: One
                    Given something is seen
                    And it meets another scenario
                    And something is wrong
                  Scenario: Two
                    Given it meets another scenario
                    And something is seen
                """);
        List<CaseResult> both = Collections.synchronizedList(new ArrayList<>());

        new FeatureRun(List.of(Collections.synchronizedList(ends), new CyclicBarrier(2)), GLUE)
                .run(path(), "@x", 2, name -> {}, both::add);

        assertThat(both).allSatisfy(result -> assertThat(result.fault()).isEmpty());
        assertThat(both)
                .extracting(CaseResult::name, result -> result.evidence().outcome())
                .containsExactlyInAnyOrder(tuple("One", Outcome.BROKE), tuple("Two", Outcome.HELD));
    }

    @Test
    void aStepWithoutCodeIsAFault() throws IOException {
        run("@x", """
                @x
                Feature: Wire
                  Scenario: Unknown
                    Given something is seen
                    Then nobody has written this step
                """);

        assertThat(finished.get(0).fault())
                .hasValueSatisfying(fault -> assertThat(fault.getMessage()).isNotBlank());
    }

    @Test
    void aStepThatThrowsIsAFaultAndTheRunGoesOn() throws IOException {
        run("@x", """
                @x
                Feature: Wire
                  Scenario: Trips
                    Given something is seen
                    And the kit trips
                  Scenario: After it
                    Given something is seen
                """);

        assertThat(finished).hasSize(2);
        assertThat(finished.get(0).fault())
                .hasValueSatisfying(fault -> assertThat(fault).hasMessage("tripped"));
        assertThat(finished.get(1).fault()).isEmpty();
        assertThat(ends).containsExactly("end", "end");
    }

    @Test
    void aStepClassThatCannotBeMadeIsToldWithItsReason() throws IOException {
        feature("""
                @x
                Feature: Wire
                  Scenario: One
                    Given something is seen
                """);

        new FeatureRun(List.of(), GLUE).run(path(), "@x", 1, place -> started.add(place.name()), finished::add);

        assertThat(finished.get(0).fault())
                .hasValueSatisfying(fault -> assertThat(fault).hasMessageContaining("java.util.List"));
    }

    @Test
    void aFeatureThatCannotBeReadIsToldWithItsPlace() throws IOException {
        feature("Feature: Wire\n  Scenario: One\n    Given a\n    nonsense\n");

        assertThatThrownBy(() -> new FeatureRun(List.of(ends), GLUE)
                        .run(path(), "@x", 1, place -> started.add(place.name()), finished::add))
                .hasMessageContaining("one.feature")
                .hasMessageContaining("4:5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@a                     | ''",
                "@a and not (@b or @c)  | ''",
                "@a and                 | no tag expression: Expected operand.",
                "(@a                    | no tag expression: Unmatched (.",
                "@a @b                  | no tag expression: Expected operator.",
            })
    void saysWhatIsWrongWithATagExpression(String tags, String problem) {
        assertThat(FeatureRun.problemWith(tags)).isEqualTo(problem);
    }

    private void run(String tags, String feature) throws IOException {
        feature(feature);
        new FeatureRun(List.of(ends), GLUE).run(path(), tags, 1, place -> started.add(place.name()), finished::add);
    }

    private void feature(String text) throws IOException {
        Path file = folder.resolve("features/wire/one.feature");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String path() {
        return folder.toUri().toString();
    }
}
