package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConsoleTableTest {

    @Test
    void verdictsComeByProtocol() {
        String text = new ConsoleTable(100, false, "out").text(Runs.report("shortfalls"));

        assertThat(text).startsWith("""
                transient-context  4 passed, 3 failed, 3 blocked, 2 warned, 1 inconclusive
                  TC-S-01  MUST    failed          2 seen     31 ms  A tool that fetches data and returns five or...
                  TC-S-02  SHOULD  warned          3 seen     36 ms  A result of fewer than five records is left...
                """);
        assertThat(text).contains("""
                context-saving  3 not claimed, 1 untested
                  not claimed: CS-S-01..03
                  untested: CS-S-04
                """);
    }

    @Test
    void whatWasMissingIsOneLineAndTheVerdictTheLast() {
        assertThat(new ConsoleTable(120, false, "out").text(Runs.report("shortfalls")))
                .endsWith("""

                blocked: tool get_workflow_step is claimed but the server does not serve it (TC-S-11..13)

                report: out/index.html
                Time Tracker MCP 2.3.1 does not conform: 4 of 18 claimed requirements failed, 2 warned, 3 could not be \
                tried and 1 saw nothing.""");
    }

    @Test
    void aTargetThatWasNotReachedTakesFewLines() {
        assertThat(new ConsoleTable(120, false, "").text(Runs.report("unreachable")))
                .isEqualTo("""
                transient-context  13 blocked

                wire  5 blocked

                context-saving  4 not claimed
                  not claimed: CS-S-01..04

                blocked: the server ended with exit code 1 before it answered initialize (TC-S-01..13, W-S-01..05)
                the last it wrote to standard error:
                  node:internal/modules/cjs/loader:1228
                    throw err;
                    ^
                  Error: Cannot find module './dist/server.js'
                    code: 'MODULE_NOT_FOUND'
                  }

                Time Tracker MCP 2.3.1 could not be tested: the server ended with exit code 1 before it answered \
                initialize.""");
    }

    @Test
    void aRunThatWasBrokenOffTellsWhatItFound() {
        assertThat(new ConsoleTable(80, false, "").text(Runs.report("broken-off")))
                .isEqualTo("""
                found: TC-S-01 search_records: the lifecycle is misspelt

                The run was broken off before it came to a verdict.""");
    }

    @Test
    void colourOnlyWhenToldSo() {
        String plain = new ConsoleTable(100, false, "out").text(Runs.report("shortfalls"));
        String coloured = new ConsoleTable(100, true, "out").text(Runs.report("shortfalls"));

        assertThat(plain).matches("[ -~\n]+");
        assertThat(coloured)
                .contains("\u001b[31mfailed")
                .contains("\u001b[32mpassed")
                .contains("\u001b[33mwarned");
        assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
    }

    @Test
    void nothingThatATargetSaysSteersTheTerminal() {
        String text = new ConsoleTable(100, false, "").text(Hostile.everywhere("\u001b[2J\r\u0007\u009b1m\u202e\n"));

        assertThat(text).matches("[ -~\n]+").contains("\\u001b[2J\\r\\u0007\\u009b1m\\u202e");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 60, 72, 200})
    void rowsFitTheWidth(int width) {
        new ConsoleTable(width, false, "")
                .text(Runs.report("passing"))
                .lines()
                .forEach(line -> assertThat(line.length()).isLessThanOrEqualTo(Math.max(66, width)));
    }
}
