package org.contexttck.harness.run.report;

import java.io.PrintWriter;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;

/** The line that tells a person at a terminal that something is happening; silent anywhere else. */
final class Progress {

    private final PrintWriter out;
    private final Console console;
    private int done;
    private int broken;
    private boolean ended;

    Progress(PrintWriter out, Console console) {
        this.out = out;
        this.console = console;
    }

    synchronized void starts(String scenario) {
        show(done + " done" + (broken > 0 ? ", " + broken + " not as they should be" : "") + "  " + scenario);
    }

    synchronized void accept(Event event) {
        if (event instanceof ScenarioFinished finished) {
            done++;
            broken += finished.outcome() == Outcome.HELD || finished.outcome() == Outcome.SKIPPED ? 0 : 1;
        }
    }

    /** Takes the line away for good. */
    synchronized void end() {
        show("");
        ended = true;
    }

    private void show(String line) {
        if (console.terminal() && !ended) {
            int room = Math.max(10, console.width() - 1);
            out.print("\r\u001b[K" + (line.length() > room ? line.substring(0, room) : line));
            out.flush();
        }
    }
}
