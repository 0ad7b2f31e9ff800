package org.contexttck.harness.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.contexttck.harness.catalogue.SampleFeatures.CASES;
import static org.contexttck.harness.catalogue.SampleFeatures.READINGS;
import static org.contexttck.harness.catalogue.SampleFeatures.ROWS;
import static org.contexttck.harness.catalogue.SampleFeatures.SCENARIOS;
import static org.contexttck.harness.catalogue.SampleFeatures.SOURCE;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Breaks the sample in one way and expects one problem, or the two that the breach amounts to. */
class CatalogueRulesTest {

    @TempDir
    Path folder;

    private SampleFeatures sample;

    @BeforeEach
    void sample() {
        sample = new SampleFeatures(folder);
    }

    @Test
    void sampleBreaksNoRule() {
        problems();
    }

    @Test
    void idTwice() {
        sample.replace(ROWS, "- id: W-S-02", "- id: W-S-01")
                .replace(ROWS, "neighbours: [W-S-02]", "neighbours: []")
                .replace(SOURCE, ", W-S-02", "");
        sample.replace(ROWS, "untested: planned", "broken: [{variant: Dies}]");
        problems("features/wire/requirements.yaml: W-S-01: id used twice");
    }

    @Test
    void unknownPrefix() {
        sample.replace(ROWS, "W-S-02", "W-Q-02").replace(SOURCE, "W-S-02", "W-Q-02");
        problems("features/wire/requirements.yaml: W-Q-02: unknown prefix");
    }

    @Test
    void prefixOfAnotherProtocol() {
        sample.replace(ROWS, "W-S-02", "TC-S-02").replace(SOURCE, "W-S-02", "TC-S-02");
        problems(
                "features/wire/requirements.yaml: TC-S-02: TC-S is for transient-context, role server",
                "features/wire/requirements.yaml: TC-S-02: stands after W-S-01");
    }

    @Test
    void prefixOfAnotherRole() {
        sample.replace(ROWS, "W-S-02", "W-C-02").replace(SOURCE, "W-S-02", "W-C-02");
        problems("features/wire/requirements.yaml: W-C-02: W-C is for wire, role client");
    }

    @Test
    void idsOutOfOrder() {
        sample.replace(ROWS, "W-S-02", "W-S-00").replace(SOURCE, "W-S-02", "W-S-00");
        problems("features/wire/requirements.yaml: W-S-00: stands after W-S-01");
    }

    @Test
    void neighbourThatDoesNotExist() {
        sample.replace(ROWS, "neighbours: [W-S-02]", "neighbours: [W-S-09]");
        problems("features/wire/requirements.yaml: W-S-01: SendsXml has the neighbour W-S-09, which does not exist");
    }

    @Test
    void rowThatBelongsToNoClass() {
        sample.replace(ROWS, "requirements:", classes("{name: core, role: server, says: It speaks., rows: [W-S-01]}"));
        problems("features/wire/requirements.yaml: W-S-02: belongs to no class; name it in one of `classes`");
    }

    @Test
    void rowThatOnlyARunWithFaultsCounts() {
        sample.replace(
                ROWS,
                "requirements:",
                classes(
                        "{name: core, role: server, says: It speaks., rows: [W-S-01]}",
                        "{name: faults, role: server, says: It lives., only-with: faults, rows: [W-S-02]}"));
        problems("features/wire/requirements.yaml: W-S-02: belongs to no class; name it in one of `classes`");
    }

    @Test
    void classWithRowsThatAreNotItsOwn() {
        sample.replace(
                ROWS,
                "requirements:",
                classes(
                        "{name: core, role: server, says: It speaks., rows: [W-S-01 to W-S-03]}",
                        "{name: core, role: client, says: It hears., rows: [W-S-02]}"));
        problems(
                "features/wire/requirements.yaml: class core: names W-S-03, which is no row of wire for a server",
                "features/wire/requirements.yaml: class core: names W-S-02, which is no row of wire for a client");
    }

    @Test
    void classNamedTwice() {
        sample.replace(
                ROWS,
                "requirements:",
                classes(
                        "{name: core, role: server, says: It speaks., rows: [W-S-01]}",
                        "{name: core, role: server, says: It lives., rows: [W-S-02]}"));
        problems("features/wire/requirements.yaml: class core: name used twice for a server");
    }

    private static String classes(String... entries) {
        return "classes:\n  - " + String.join("\n  - ", entries) + "\nrequirements:";
    }

    @Test
    void statementWithARowThatDoesNotExist() {
        sample.replace(SOURCE, "W-S-01, W-S-02", "W-S-02, W-S-09");
        problems("features/wire/source.md:19: names W-S-09, which does not exist");
    }

    @Test
    void rowThatNoStatementNames() {
        sample.replace(SOURCE, "W-S-01, W-S-02", "W-S-01");
        problems(
                "features/wire/requirements.yaml: W-S-02: no statement of the source names it; in features/wire/source.md"
                        + " add it to the rows of what it judges, or below \"## Life\" a line:"
                        + " | SHOULD | what the text says, in other words | W-S-02 |");
    }

    @Test
    void rowOfASectionThatStatesNothing() {
        sample.replace(ROWS, "section: \"Life\"", "section: \"Messages; Lives\"");
        problems("features/wire/requirements.yaml: W-S-02: section \"Lives\" has no statement;"
                + " the headings are in features/wire/source.md");
    }

    @Test
    void readingThatProposesNothing() {
        sample.replace(READINGS, "**The text should say**", "By the way,");
        problems(
                "features/wire/readings.md: R1: has no paragraph **The text should say** with wording for the authors of"
                        + " the source, or with none: and why");
    }

    @Test
    void readingThatDoesNotExist() {
        sample.replace(ROWS, "readings: [R1]", "readings: [R1, R2]");
        problems("features/wire/requirements.yaml: W-S-01: cites reading R2, which does not exist");
    }

    @Test
    void readingThatNobodyCites() {
        sample.replace(ROWS, "readings: [R1]", "readings: []");
        problems("features/wire/readings.md: R1: no requirement cites it");
    }

    @Test
    void readingTwice() {
        sample.write(
                "context-pack/readings.md",
                "## R1 — Again\n\nYes.\n\n**The text should say** none: so.\n\n**Reason** So.\n\n**Requirements** W-S-01\n");
        problems("features/wire/readings.md: R1: id used twice");
    }

    @Test
    void readingThatListsOtherRequirements() {
        sample.replace(READINGS, "**Requirements** W-S-01", "**Requirements** W-S-02");
        problems("features/wire/readings.md: R1: should say: **Requirements** W-S-01");
    }

    @Test
    void fieldCaseThatDoesNotExist() {
        sample.replace(ROWS, "seen: [FC-01]", "seen: [FC-01, FC-02]");
        problems("features/wire/requirements.yaml: W-S-01: cites FC-02, which features/field-cases.md does not list");
    }

    @Test
    void fieldCaseThatNobodyCites() {
        sample.replace(CASES, "| FC-01 |", "| FC-02 | It broke too. | a/b#2 |\n| FC-01 |");
        problems("features/field-cases.md: FC-02: no requirement cites it");
    }

    @Test
    void scenarioWithoutId() {
        sample.replace(SCENARIOS, "    Then it is JSON", "    Then it is JSON\n\n  @slow\n  Scenario: More");
        problems("features/wire/messages.feature:8: scenario without a requirement id");
    }

    @Test
    void tagOfARoleThatIsNotJudged() {
        sample.replace(SCENARIOS, "@W-S-01", "@W-S-01 @client");
        problems("features/wire/messages.feature:4: has the tag @client, but judges no requirement of that role");
    }

    @Test
    void scenarioOfAnotherRoleWithoutItsTag() {
        sample.replace(ROWS, "W-S-0", "W-C-0").replace(ROWS, "role: server", "role: client");
        sample.replace(READINGS, "W-S-0", "W-C-0")
                .replace(SCENARIOS, "@W-S-01", "@W-C-01")
                .replace(SOURCE, "W-S-0", "W-C-0");
        problems("features/wire/messages.feature:4: judges the role client, but has no tag @client");
    }

    @Test
    void tagOfARequirementThatDoesNotExist() {
        sample.replace(SCENARIOS, "@W-S-01", "@W-S-01 @W-S-09 @TC-S-1");
        problems(
                "features/wire/messages.feature:4: unknown requirement W-S-09",
                "features/wire/messages.feature:4: unknown requirement TC-S-1");
    }

    @Test
    void judgedRowWithoutBrokenVariant() {
        sample.replace(ROWS, "untested: planned", "why: x").replace(SCENARIOS, "@W-S-01", "@W-S-01 @W-S-02");
        problems("features/wire/requirements.yaml: W-S-02: is judged, but no broken variant shows that it can fail");
    }

    @Test
    void rowWithoutScenarioOrReason() {
        sample.replace(ROWS, "untested: planned", "broken: [{variant: Dies}]");
        problems(
                "features/wire/requirements.yaml: W-S-02: has no scenario and no monitor and does not say why (untested)");
    }

    @Test
    void untestedRowWithAScenario() {
        sample.replace(ROWS, "untested: planned", "untested: planned\n    broken: [{variant: Dies}]")
                .replace(SCENARIOS, "@W-S-01", "@W-S-01 @W-S-02");
        problems(
                "features/wire/requirements.yaml: W-S-02: says untested, but features/wire/messages.feature:4 judges it");
    }

    private void problems(String... expected) {
        assertThat(CatalogueRules.problems(folder, Set.of("W-S-07"))).containsExactly(expected);
    }
}
