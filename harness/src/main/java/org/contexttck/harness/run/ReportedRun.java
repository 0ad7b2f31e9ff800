package org.contexttck.harness.run;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.ProfileProblem;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLog;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.write.ConsoleTable;
import org.contexttck.reports.write.ReportWriter;

/** A run with everything a person sees of it: progress, verdict table and the report folder. */
public final class ReportedRun {

    private final PrintWriter out;
    private final Console console;

    public ReportedRun(PrintWriter out, Console console) {
        this.out = out;
        this.console = console;
    }

    /**
     * Runs and reports.
     *
     * @throws UsageException if the request chooses nothing, or the report folder cannot be used
     * @throws IOException if a report cannot be written
     */
    public RunFinished execute(RunRequest request) throws InterruptedException, IOException {
        Catalogue catalogue = Catalogue.bundled();
        Selection.of(catalogue, request.only());
        request.profile().warnings().stream().map(ProfileProblem::toString).forEach(out::println);
        prepare(request.out());
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        Progress progress = new Progress(out, console);
        RunFinished finished;
        try (EventLog log = EventLog.create(request.out().resolve("events.jsonl"))) {
            EventSink sink =
                    new Redaction(request.profile().secrets(), EventSink.all(log, events::add, progress::heard));
            finished = new ServerRun(catalogue, Schemas.bundled(), sink, progress::starts).execute(request);
        }
        progress.clear();
        Report report = Reports.from(List.copyOf(events));
        ReportWriter.writeAll(request.out(), report);
        out.println(new ConsoleTable(
                        console.width(), console.colour(), request.out().toString())
                .text(report)
                .stripTrailing());
        out.flush();
        return finished;
    }

    /** Makes the folder, and takes away what an earlier run left in it; a folder of anything else is left alone. */
    private static void prepare(Path dir) throws IOException {
        if (Files.exists(dir) && !Files.isDirectory(dir)) {
            throw new UsageException("--out " + dir + ": is a file, not a folder");
        }
        Path transcripts = dir.resolve("transcripts");
        if (Files.isDirectory(transcripts) && Files.exists(dir.resolve("events.jsonl"))) {
            try (Stream<Path> old = Files.walk(transcripts)) {
                for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
        Files.createDirectories(transcripts);
    }
}
