package org.contexttck.harness.run.report;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.contexttck.harness.run.ConformanceRun;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.RunRequest;
import org.contexttck.harness.run.Selection;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.WriteFaults;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLog;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.write.ReportWriter;

/** A run with everything a person sees of it: progress, verdict table and the report folder. */
public final class ReportedRun {

    private final ReportOutput output;

    public ReportedRun(ReportOutput output) {
        this.output = output;
    }

    /**
     * Runs and reports.
     *
     * @throws UsageException if the request chooses nothing, or the report folder cannot be used
     * @throws IOException if the report cannot be written; its message is one line with the file and the reason
     */
    public Report execute(RunRequest request) throws InterruptedException, IOException {
        return execute(request, RunEnvironment.processes());
    }

    /**
     * Runs in an environment of the caller's choice and reports.
     *
     * @throws UsageException if the request chooses nothing, or the report folder cannot be used
     * @throws IOException if the report cannot be written; its message is one line with the file and the reason
     */
    public Report execute(RunRequest request, RunEnvironment runEnvironment) throws InterruptedException, IOException {
        try {
            return execute(request, runEnvironment, GateRequest.none()).report();
        } catch (ProfileException unread) {
            throw new IllegalStateException("no file is named that could have faults", unread);
        }
    }

    /** A report, and what the command ends with for a gate. */
    public record Gated(Report report, int exitCode) {}

    /**
     * Runs, reports, and holds the run against what is known of the implementation.
     *
     * @throws UsageException if the request chooses nothing, asks of a shard what only the whole run shows, or the report
     *     folder cannot be used
     * @throws ProfileException if a file of known failures has faults
     * @throws IOException if a report or a baseline cannot be written; its message is one line with the file and the reason
     */
    public Gated execute(RunRequest asked, RunEnvironment given, GateRequest gate)
            throws InterruptedException, IOException, ProfileException {
        RunEnvironment runEnvironment = given.forNextRun();
        gate.refuseFor(asked.shard());
        Gatekeeper gatekeeper = Gatekeeper.of(gate);
        RunRequest request = asked.with(gatekeeper.flaky());
        Catalogue catalogue = Catalogue.bundled();
        Selection.of(catalogue, request.only(), ConformanceRun.rolesOf(request.profile()));
        request.profile().warnings().stream().map(ProfileProblem::toString).forEach(output::warn);
        Path made = ReportFolder.prepare(request.out());
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        GateDecision decision = run(catalogue, request.into(made), runEnvironment, gatekeeper, events);
        Report report = Reports.from(List.copyOf(events));
        WriteFaults faults = new WriteFaults();
        RunStarted start = (RunStarted) events.get(0);
        faults.attempt(request.out(), () -> {
            ReportWriter.writeAll(made, report, output.spec());
            Certification.write(
                    request.into(made), start, report, runEnvironment.random().seed());
            ReportFolder.publish(request.out());
        });
        faults.raise();
        output.report(report, request.out(), decision.lines());
        return new Gated(report, decision.exitCode());
    }

    private GateDecision run(
            Catalogue catalogue,
            RunRequest request,
            RunEnvironment runEnvironment,
            Gatekeeper gatekeeper,
            List<Event> events)
            throws InterruptedException, IOException {
        Path file = request.out().resolve(ReportFolder.EVENTS);
        WriteFaults faults = new WriteFaults();
        Progress progress = Progress.on(output.progress(), output.console());
        progress.begins("reaching the target");
        try (BrokenOffReport brokenOff = new BrokenOffReport(request.out(), events, progress, output);
                EventLog log = create(file)) {
            EventSink kept = event -> faults.attempt(file, () -> log.accept(event));
            EventSink sink = new Redaction(
                    request.profile().secrets(), brokenOff.until(EventSink.all(kept, events::add, progress)));
            new ConformanceRun(catalogue, Schemas.bundled(), sink, progress).execute(request, runEnvironment);
            GateDecision decision = gatekeeper.judge(List.copyOf(events), request.strict(), LocalDate.now());
            decision.events().forEach(sink::accept);
            faults.raise();
            return decision;
        } finally {
            progress.close();
        }
    }

    private static EventLog create(Path file) throws IOException {
        try {
            return EventLog.create(file);
        } catch (IOException failure) {
            throw FileError.writing(file, failure);
        }
    }
}
