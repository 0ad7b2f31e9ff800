package org.contexttck.harness.run.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.TargetUnreachable;
import org.junit.jupiter.api.Test;

class ProgressTest {

    private static final String LINE = "\r\u001b[K";

    private final StringWriter shown = new StringWriter();

    @Test
    void isSilentWhereNobodyWatches() {
        Progress progress = progress(false, 80);
        progress.starts("First");
        progress.accept(finished(Outcome.HELD));
        progress.end();

        assertThat(shown.toString()).isEmpty();
    }

    @Test
    void countsWhatIsDoneAndWhatIsNotAsItShouldBe() {
        Progress progress = progress(true, 80);
        progress.starts("First");
        progress.accept(new TargetUnreachable("server", "", "", "no", ""));
        progress.accept(finished(Outcome.HELD));
        progress.accept(finished(Outcome.SKIPPED));
        progress.starts("Second");
        progress.accept(finished(Outcome.BROKE));
        progress.accept(finished(Outcome.ERROR));
        progress.starts("Third");

        assertThat(shown.toString())
                .isEqualTo(LINE + "0 done  First" + LINE + "2 done  Second" + LINE
                        + "4 done, 2 not as they should be  Third");
    }

    @Test
    void staysWithinTheLine() {
        progress(true, 20).starts("A scenario with a long name");

        assertThat(shown.toString()).isEqualTo(LINE + "0 done  A scenario ");
    }

    @Test
    void takesTheLineAwayForGood() {
        Progress progress = progress(true, 80);
        progress.end();
        progress.starts("Late");

        assertThat(shown.toString()).isEqualTo(LINE);
    }

    private Progress progress(boolean terminal, int width) {
        return new Progress(new PrintWriter(shown), new Console(terminal, false, width));
    }

    private static ScenarioFinished finished(Outcome outcome) {
        return new ScenarioFinished(
                "k", ScenarioKind.SCENARIO, "f", 1, "n", List.of(), outcome, 1, 1, "", List.of(), "");
    }
}
