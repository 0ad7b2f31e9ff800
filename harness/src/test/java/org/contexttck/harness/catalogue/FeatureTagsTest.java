package org.contexttck.harness.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FeatureTagsTest {

    @Test
    void takesTheTagsAboveAScenario() {
        assertThat(read("""
                Feature: Marking

                  @TC-S-01 @slow
                  @TC-S-03
                  Scenario: Five records: marked
                    Given five records
                """)).containsExactly(scenario(5, "Five records: marked", "@TC-S-01", "@slow", "@TC-S-03"));
    }

    @Test
    void handsDownTheTagsOfFeatureAndRule() {
        assertThat(read("""
                @W-S-01
                Feature: Marking
                  Scenario: One
                  @TC-S-02
                  Rule: Few records
                    @TC-S-01
                    Example: Two
                  Rule: Many records
                    Example: Three
                """))
                .containsExactly(
                        scenario(3, "One", "@W-S-01"),
                        scenario(7, "Two", "@W-S-01", "@TC-S-02", "@TC-S-01"),
                        scenario(9, "Three", "@W-S-01"));
    }

    @Test
    void addsTheTagsOfExampleTables() {
        assertThat(read("""
                Feature: Marking
                  @TC-S-01
                  Scenario Outline: <count> records
                    Given <count> records

                    @TC-S-02
                    Examples: few
                      | count |
                      | @no   |

                    @slow
                    Scenarios: many
                      | count |
                      | 5     |
                """)).containsExactly(scenario(3, "<count> records", "@TC-S-01", "@TC-S-02", "@slow"));
    }

    @Test
    void passesOverCommentsDocStringsTablesAndSteps() {
        assertThat(read("""
                # @TC-S-09
                # Scenario: no
                Feature: Marking
                  Background:
                    Given a server: the usual

                  @TC-S-01 # @TC-S-02
                  Scenario: One
                    Given the text
                      \"""json
                      @TC-S-03
                      Scenario: inside
                      ```
                      \"""
                    And the text
                      ```
                      Example: inside too
                      ```
                    And the table
                      | Scenario: cell |
                  @TC-S-04
                  Scenario:
                """)).containsExactly(scenario(8, "One", "@TC-S-01"), scenario(22, "", "@TC-S-04"));
    }

    @Test
    void givesNoTagTwiceToTheNextScenario() {
        assertThat(read("""
                Feature: Marking
                  @TC-S-01
                  Scenario: One
                  Scenario: Two
                """)).containsExactly(scenario(3, "One", "@TC-S-01"), scenario(4, "Two"));
    }

    @Test
    void tellsRequirementsFromOtherTags() {
        ScenarioTag scenario = scenario(1, "One", "@TC-S-01", "@slow", "@W-S-1", "@WIP", "@CS-X");

        assertThat(scenario.ids()).containsExactly("TC-S-01", "W-S-1", "CS-X");
    }

    private static List<ScenarioTag> read(String text) {
        return FeatureTags.read("features/x.feature", text.lines().toList());
    }

    private static ScenarioTag scenario(int line, String name, String... tags) {
        return new ScenarioTag("features/x.feature", line, name, List.of(tags));
    }
}
