package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.contexttck.reports.Crowd;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.text.Visible;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SummaryMarkdownTest {

    private static final String ESCAPED_OR_CODE = "\\\\[!-/:-@\\[-`{-~]|(`+)[^\n]*?(?<!`)\\1(?!`)";

    @Test
    void theVerdictComesFirstThenTheCountsThenWhatFallsShort() {
        assertThat(SummaryMarkdown.write(Runs.report("shortfalls")))
                .startsWith("""
                        ## context-tck: not conforming

                        **Time Tracker MCP 2.3.1 does not conform: 4 of 18 claimed requirements failed, 2 warned, 3 could not be tried and 1 saw nothing.**

                        | protocol | passed | failed | blocked | warned | inconclusive | not claimed | untested |
                        | --- | --: | --: | --: | --: | --: | --: | --: |
                        | transient-context | 4 | 3 | 3 | 2 | 1 |  |  |
                        """)
                .contains("""
                        ### What falls short

                        - **TC-S-01** (failed, MUST) search\\_records: the lifecycle is misspelt
                          - says: A tool that fetches data and returns five or more records marks its result as transient.
                          - expected: lifecycle is exactly "transient"
                          - seen: "Transient"
                          - at `/_meta/context/lifecycle = "Transient"`
                          - likely cause: an enumeration that is written by its constant's name
                          - again: `./context-tck run example/profile.yaml --only TC-S-01`
                        """)
                .contains("- tool get\\_workflow\\_step is claimed but the server does not serve it (TC-S-11..13)");
    }

    @Test
    void aConformingRunIsShort() {
        assertThat(SummaryMarkdown.write(Runs.report("passing")))
                .startsWith("## context-tck: conforming\n")
                .doesNotContain("###")
                .endsWith("took 2.8 s</sub>\n");
    }

    @Test
    void manyFailuresStayFarBelowWhatAStepMaySay() {
        assertThat(SummaryMarkdown.write(Crowd.of(500, "x".repeat(10_000))))
                .hasSizeLessThan(60_000)
                .contains("480 more are in the report.");
    }

    @ParameterizedTest(name = "text {index}")
    @MethodSource("org.contexttck.reports.write.HostileTexts#all")
    void hostileTextStaysText(String text) {
        String summary = SummaryMarkdown.write(Hostile.everywhere(text));
        String markup = summary.replaceAll(ESCAPED_OR_CODE, "");

        assertThat(summary.codePoints().filter(c -> c != '\n').noneMatch(Visible::hidden))
                .isTrue();
        assertThat(markup.replace("<sub>", "").replace("</sub>", "")).doesNotContain("<", "[", "!", "@", "`", "://");
        assertThat(markup.lines())
                .allMatch(line -> line.isEmpty() || line.matches("(##|###|\\*\\*|- | {2}- |\\| |<sub>).*"));
        assertThat(markup.lines().filter(line -> line.startsWith("#")))
                .containsExactly(
                        "## context-tck: error",
                        "### What falls short",
                        "### Could not be tried",
                        "### No longer true in the baseline");
    }
}
