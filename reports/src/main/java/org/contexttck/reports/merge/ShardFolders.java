package org.contexttck.reports.merge;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLog;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioStep;
import org.contexttck.reports.event.ScenarioStep.SeenMessage;
import org.contexttck.reports.event.StderrWritten;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.write.ReportWriter;

/** Merges the report folders of shards into one report folder, with their transcripts. */
public final class ShardFolders {

    private static final String EVENTS = "events.jsonl";
    private static final String TRANSCRIPTS = "transcripts/";

    private ShardFolders() {}

    /**
     * Merges. Transcripts are copied under their name with the number of the shard before it.
     *
     * @param folders the report folders of all shards
     * @param out where the report of the whole run goes; created if need be
     * @param order the ids of the catalogue in its order
     * @param strict whether warnings count as failures
     * @return the report that was written
     * @throws MergeProblem if these are not the shards of one run, or not all
     * @throws IOException if a file cannot be read or written
     */
    public static Report merge(List<Path> folders, Path out, List<String> order, boolean strict)
            throws MergeProblem, IOException {
        List<Shard> shards = new ArrayList<>();
        for (Path folder : folders) {
            Path log = folder.resolve(EVENTS);
            if (!Files.isRegularFile(log)) {
                throw new MergeProblem(folder + " is no report: it has no " + EVENTS);
            }
            shards.add(renamed(folder.toString(), EventLogReader.read(log)));
        }
        List<Event> events = ShardMerge.events(shards, order, strict);
        for (int i = 0; i < folders.size(); i++) {
            copy(folders.get(i), out, prefix(shards.get(i).start()));
        }
        try (EventLog log = EventLog.create(out.resolve(EVENTS))) {
            events.forEach(log);
        }
        Report report = Reports.from(events);
        ReportWriter.writeAll(out, report);
        return report;
    }

    private static Shard renamed(String name, List<Event> events) throws MergeProblem {
        String prefix = prefix(new Shard(name, events).start());
        return new Shard(
                name, events.stream().map(event -> renamed(event, prefix)).toList());
    }

    private static Event renamed(Event event, String prefix) {
        if (event instanceof ScenarioFinished s) {
            return new ScenarioFinished(
                    s.key(),
                    s.kind(),
                    s.feature(),
                    s.line(),
                    s.name(),
                    s.requirements(),
                    s.outcome(),
                    s.observations(),
                    s.durationMillis(),
                    s.reason(),
                    s.findings().stream().map(f -> renamed(f, prefix)).toList(),
                    path(s.transcript(), prefix),
                    s.steps().stream().map(step -> renamed(step, prefix)).toList(),
                    s.began());
        }
        if (event instanceof RequirementJudged r) {
            return new RequirementJudged(
                    r.id(),
                    r.protocol(),
                    r.role(),
                    r.level(),
                    r.basis(),
                    r.says(),
                    r.verdict(),
                    r.observations(),
                    r.reason(),
                    r.readings(),
                    r.scenarios(),
                    path(r.transcript(), prefix),
                    r.section());
        }
        if (event instanceof StderrWritten w) {
            return new StderrWritten(path(w.transcript(), prefix), w.lines(), w.complaint(), w.end());
        }
        return event;
    }

    private static ScenarioStep renamed(ScenarioStep step, String prefix) {
        return step.seenIn(step.where().stream()
                .map(seen -> new SeenMessage(path(seen.transcript(), prefix), seen.message()))
                .toList());
    }

    private static Finding renamed(Finding f, String prefix) {
        return new Finding(
                f.requirement(),
                f.subject(),
                f.headline(),
                f.expected(),
                f.seen(),
                f.pointer(),
                f.value(),
                f.cause(),
                f.messages(),
                f.excerpt(),
                path(f.transcript(), prefix));
    }

    private static String path(String transcript, String prefix) {
        return transcript.startsWith(TRANSCRIPTS)
                ? TRANSCRIPTS + prefix + transcript.substring(TRANSCRIPTS.length())
                : transcript;
    }

    private static String prefix(RunStarted start) {
        return start.shard().replaceFirst("/.*", "") + "-";
    }

    private static void copy(Path folder, Path out, String prefix) throws IOException {
        Path from = folder.resolve(TRANSCRIPTS);
        if (!Files.isDirectory(from)) {
            return;
        }
        Path to = Files.createDirectories(out.resolve(TRANSCRIPTS));
        try (DirectoryStream<Path> files = Files.newDirectoryStream(from, "*.jsonl")) {
            for (Path file : files) {
                Files.copy(file, to.resolve(prefix + file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
