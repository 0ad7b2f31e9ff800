package org.contexttck.harness.run.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.write.ReportWriter;

/** What is left of a run that is ended from outside, such as by Ctrl-C: a report of what was found until then. */
final class BrokenOffReport implements AutoCloseable {

    private final Path folder;
    private final List<Event> events;
    private final Progress progress;
    private final ReportOutput output;
    private final Thread hook = new Thread(this::write, "broken-off");

    /** @param events grows meanwhile; safe for several threads */
    BrokenOffReport(Path folder, List<Event> events, Progress progress, ReportOutput output) {
        this.folder = folder;
        this.events = events;
        this.progress = progress;
        this.output = output;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Passes on what happens until the run is ended from outside: what a target does that is ended with it is no finding. */
    EventSink until(EventSink sink) {
        return event -> {
            synchronized (events) {
                if (!ending()) {
                    sink.accept(event);
                }
            }
        };
    }

    /** No hook can be added from the moment on at which this process, and then what it has started, comes to its end. */
    private static boolean ending() {
        Thread none = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(none);
            Runtime.getRuntime().removeShutdownHook(none);
            return false;
        } catch (IllegalStateException over) {
            return true;
        }
    }

    /** Writes what there is. */
    void write() {
        progress.close();
        List<Event> found;
        synchronized (events) {
            found = List.copyOf(events);
        }
        if (found.isEmpty()) {
            return;
        }
        try {
            ReportWriter.writeAll(folder, Reports.from(found), output.spec());
            output.error("broken off; what was found until then: " + folder.resolve("index.html"));
        } catch (IOException unwritten) {
            output.error("broken off; no report: " + unwritten.getMessage());
        }
    }

    /** The run has come to its end. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // it is running: nothing is left to take away
        }
    }
}
