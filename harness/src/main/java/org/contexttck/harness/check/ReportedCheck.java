package org.contexttck.harness.check;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.Selection;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.report.Console;
import org.contexttck.harness.run.report.Redaction;
import org.contexttck.harness.run.report.ReportFolder;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.harness.trace.UnreadableRecording;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLog;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.write.ConsoleTable;
import org.contexttck.reports.write.ReportWriter;

/** A check with everything a person sees of it: progress, verdicts and the report folder. */
public final class ReportedCheck {

    private static final int MOST_UNREAD = 5;

    private final PrintWriter out;
    private final Console console;

    public ReportedCheck(PrintWriter out, Console console) {
        this.out = out;
        this.console = console;
    }

    /**
     * Judges and reports.
     *
     * @throws UsageException if a recording cannot be read, or holds nothing that can be judged, or the folder cannot be used
     * @throws IOException if the report cannot be written; its message is one line
     */
    public Report execute(CheckRequest request) throws IOException, InterruptedException {
        Catalogue catalogue = Catalogue.bundled();
        Selection.of(catalogue, request.only(), List.of(Role.values()));
        Instant started = Instant.now();
        CheckTotals totals = judged(request);
        refuseWhatHoldsNothing(request.recordings(), totals);
        ReportFolder.prepare(request.out());
        Report report = Reports.from(written(request, new CheckEvents(catalogue, request, totals).all(started)));
        ReportWriter.writeAll(request.out(), report);
        tellUnread(totals);
        out.println(new ConsoleTable(
                        console.width(), console.colour(), request.out().toString())
                .text(report)
                .stripTrailing());
        out.flush();
        return report;
    }

    private CheckTotals judged(CheckRequest request) throws IOException, InterruptedException {
        Checker checker = request.profile().map(Checker::of).orElseGet(Checker::withoutProfile);
        try (ReadingProgress progress = new ReadingProgress(out, console, request.recordings())) {
            return new CheckRun(checker, request.jobs(), progress).of(request.recordings());
        } catch (UnreadableRecording unread) {
            throw new UsageException(
                    unread.recording() + ": cannot be read: " + FileError.of((Exception) unread.getCause()));
        }
    }

    /** Somebody who names a file wants to know something of it. */
    private static void refuseWhatHoldsNothing(List<TraceSource> recordings, CheckTotals totals) {
        for (TraceSource one : recordings) {
            if (totals.messages(one.name()) == 0) {
                String why = totals.unread().stream()
                        .filter(line -> line.recording().equals(one.name()))
                        .findFirst()
                        .map(line -> ":" + line.line() + ": " + line.reason())
                        .orElse(": it is empty");
                throw new UsageException(one.name() + why + "; a recording has one JSON object a line, or is a HAR file"
                        + " (context-tck check --help)");
            }
        }
    }

    private void tellUnread(CheckTotals totals) {
        totals.unread().stream()
                .limit(MOST_UNREAD)
                .forEach(line -> out.println(
                        "not read: " + line.recording() + ":" + line.line() + ": " + Visible.line(line.reason())));
        long more = totals.unreadLines() - MOST_UNREAD;
        if (more > 0) {
            out.println("not read: " + more + " more lines");
        }
    }

    private static List<Event> written(CheckRequest request, List<Event> events) throws IOException {
        Path file = request.out().resolve(ReportFolder.EVENTS);
        List<Event> kept = new ArrayList<>();
        try (EventLog log = EventLog.create(file)) {
            EventSink both = EventSink.all(log, kept::add);
            EventSink sink = request.profile()
                    .<EventSink>map(profile -> new Redaction(profile.secrets(), both))
                    .orElse(both);
            events.forEach(sink);
        } catch (IOException failure) {
            throw FileError.writing(file, failure);
        }
        return kept;
    }
}
