package org.contexttck.harness.check;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.Selection;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.report.GateDecision;
import org.contexttck.harness.run.report.GateRequest;
import org.contexttck.harness.run.report.Gatekeeper;
import org.contexttck.harness.run.report.Redaction;
import org.contexttck.harness.run.report.ReportFolder;
import org.contexttck.harness.run.report.ReportOutput;
import org.contexttck.harness.run.report.ReportedRun;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.harness.trace.UnreadableRecording;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLog;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.write.ReportWriter;

/** A check with everything a person sees of it: progress, verdicts and the report folder. */
public final class ReportedCheck {

    private static final int MOST_UNREAD = 5;

    private final ReportOutput output;

    public ReportedCheck(ReportOutput output) {
        this.output = output;
    }

    /**
     * Judges, reports, and holds what was found against what is known of the implementation.
     *
     * @throws UsageException if a recording cannot be read, or holds nothing that can be judged, or the folder cannot be used
     * @throws ProfileException if the file of known failures has faults
     * @throws IOException if the report or a baseline cannot be written; its message is one line
     */
    public ReportedRun.Gated execute(CheckRequest request, GateRequest gate)
            throws IOException, InterruptedException, ProfileException {
        Gatekeeper gatekeeper = Gatekeeper.of(gate);
        Selection.of(Catalogue.bundled(), request.only(), List.of(Role.values()));
        Instant started = Instant.now();
        CheckTotals totals = judged(request);
        refuseWhatHoldsNothing(request.recordings(), totals);
        return report(request, totals, started, gatekeeper);
    }

    /**
     * Reports what others have judged.
     *
     * @param totals that some message of the recordings has contributed to
     * @param started when the judging began
     * @throws UsageException if the folder cannot be used
     * @throws IOException if the report cannot be written; its message is one line
     */
    public Report report(CheckRequest request, CheckTotals totals, Instant started) throws IOException {
        try {
            return report(request, totals, started, Gatekeeper.of(GateRequest.none()))
                    .report();
        } catch (ProfileException unread) {
            throw new IllegalStateException("no file is named that could have faults", unread);
        }
    }

    private ReportedRun.Gated report(CheckRequest request, CheckTotals totals, Instant started, Gatekeeper gatekeeper)
            throws IOException {
        Catalogue catalogue = Catalogue.bundled();
        Path made = ReportFolder.prepare(request.out());
        List<Event> events = new CheckEvents(catalogue, request, totals).all(started);
        GateDecision decision = gatekeeper.judge(events, request.strict(), LocalDate.now());
        events.addAll(decision.events());
        Report report = Reports.from(written(request, made.resolve(ReportFolder.EVENTS), events));
        ReportWriter.writeAll(made, report, output.spec());
        ReportFolder.publish(request.out());
        tellUnread(totals);
        output.report(report, request.out(), decision.lines());
        return new ReportedRun.Gated(report, decision.exitCode());
    }

    private CheckTotals judged(CheckRequest request) throws IOException, InterruptedException {
        Checker checker = request.profile().map(Checker::of).orElseGet(Checker::withoutProfile);
        try (ReadingProgress progress = new ReadingProgress(output, request.recordings())) {
            return new CheckRun(checker, request.jobs(), progress).of(request.recordings());
        } catch (UnreadableRecording unread) {
            throw new UsageException(
                    unread.recording() + ": cannot be read: " + FileError.of((Exception) unread.getCause()));
        }
    }

    /** A file of a folder may hold no message, such as the journal of a run; but not all, and none that is something else. */
    private void refuseWhatHoldsNothing(List<TraceSource> recordings, CheckTotals totals) {
        boolean nothing = recordings.stream().allMatch(one -> totals.messages(one.name()) == 0);
        for (TraceSource one : recordings) {
            if (totals.messages(one.name()) == 0) {
                Optional<String> unread = totals.unread().stream()
                        .filter(line -> line.recording().equals(one.name()))
                        .findFirst()
                        .map(line -> ":" + line.line() + ": " + line.reason());
                if (nothing || unread.isPresent()) {
                    throw new UsageException(one.name() + unread.orElse(": holds no message")
                            + "; a recording has one JSON object a line, or is a HAR file (context-tck check --help)");
                }
                output.warn("holds no message: " + one.name());
            }
        }
    }

    private void tellUnread(CheckTotals totals) {
        totals.unread().stream()
                .limit(MOST_UNREAD)
                .forEach(line -> output.warn(
                        "not read: " + line.recording() + ":" + line.line() + ": " + Visible.line(line.reason())));
        long more = totals.unreadLines() - MOST_UNREAD;
        if (more > 0) {
            output.warn("not read: " + more + " more lines");
        }
    }

    private static List<Event> written(CheckRequest request, Path file, List<Event> events) throws IOException {
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
