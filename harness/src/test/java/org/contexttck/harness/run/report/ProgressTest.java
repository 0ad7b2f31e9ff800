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
    private static final long SECOND = 1_000_000_000L;

    private final StringWriter shown = new StringWriter();
    private long now;

    @Test
    void countsWhatIsDoneAndWhatIsNotAsItShouldBe() {
        Progress progress = progress(true, 50);
        progress.expects("server", 10);
        progress.starts("server", "First");
        now = 42 * SECOND;
        progress.accept(new TargetUnreachable("server", "", "", "no", ""));
        progress.accept(finished(Outcome.HELD, ScenarioKind.AUDIT));
        progress.accept(finished(Outcome.HELD));
        progress.accept(finished(Outcome.SKIPPED));
        progress.accept(finished(Outcome.BROKE));
        progress.accept(finished(Outcome.ERROR));
        progress.tick();

        assertThat(shown.toString())
                .isEqualTo(LINE + "[----------] 0/10  server  0:00  First" + LINE
                        + "[####------] 4/10  server  0:42  2 not as they should be  First".substring(0, 49));
    }

    @Test
    void saysHowMuchTimeIsLeftOnceItCanTell() {
        Progress progress = progress(true, 120);
        progress.expects("server", 20);
        progress.starts("server", "First");
        for (int i = 0; i < 5; i++) {
            progress.accept(finished(Outcome.HELD));
        }
        now = 40 * SECOND;
        progress.tick();

        assertThat(last()).isEqualTo("[######------------------] 5/20  server  0:40, about 2:00 left  First");
    }

    @Test
    void takesOverWhatIsKnownBetterLater() {
        Progress progress = progress(true, 20);
        progress.expects("server", 20);
        progress.expects("client", 7);
        progress.starts("server", "First");
        progress.accept(finished(Outcome.HELD));
        progress.expects("server", 22);
        progress.starts("server", "Second");

        assertThat(last()).isEqualTo("[----] 1/29  server");
    }

    @Test
    void aRoleThatEndedEarlyHasNoMoreToCome() {
        Progress progress = progress(true, 60);
        progress.expects("server", 20);
        progress.starts("server", "First");
        progress.accept(finished(Outcome.HELD));
        progress.expects("client", 9);
        progress.starts("client", "Second");

        assertThat(last()).contains(" 1/10  client ");
    }

    @Test
    void tellsEveryHalfMinuteWhereALineCannotChange() {
        Progress progress = progress(false, 80);
        progress.expects("gateway", 10);
        progress.starts("gateway", "First");
        progress.accept(finished(Outcome.BROKE));
        now = 29 * SECOND;
        progress.tick();
        assertThat(shown.toString()).isEmpty();
        now = 30 * SECOND;
        progress.tick();
        progress.tick();
        progress.close();
        now = 90 * SECOND;
        progress.tick();

        assertThat(shown.toString().lines()).containsExactly("1/10  gateway  0:30  1 not as they should be  First");
    }

    @Test
    void staysWithinTheLine() {
        progress(true, 20).begins("reaching what is to be tested");

        assertThat(shown.toString()).isEqualTo(LINE + "0:00  reaching what");
    }

    @Test
    void takesTheLineAwayForGood() {
        Progress progress = progress(true, 80);
        progress.close();
        progress.starts("server", "Late");

        assertThat(shown.toString()).isEqualTo(LINE);
    }

    private String last() {
        return shown.toString().substring(shown.toString().lastIndexOf(LINE) + LINE.length());
    }

    private Progress progress(boolean watched, int width) {
        return new Progress(new PrintWriter(shown), new Console(watched, false, width), () -> now);
    }

    private static ScenarioFinished finished(Outcome outcome) {
        return finished(outcome, ScenarioKind.SCENARIO);
    }

    private static ScenarioFinished finished(Outcome outcome, ScenarioKind kind) {
        return new ScenarioFinished("k", kind, "f", 1, "n", List.of(), outcome, 1, 1, "", List.of(), "");
    }
}
