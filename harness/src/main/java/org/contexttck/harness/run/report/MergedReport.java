package org.contexttck.harness.run.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLog;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.merge.MergeProblem;
import org.contexttck.reports.merge.Shard;
import org.contexttck.reports.merge.ShardFolders;
import org.contexttck.reports.merge.ShardMerge;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.write.ReportWriter;

/** The reports of all shards put together, with what a person sees of it. */
public final class MergedReport {

    private final ReportOutput output;

    public MergedReport(ReportOutput output) {
        this.output = output;
    }

    /**
     * Merges, and holds the whole against what is known of the implementation.
     *
     * @param given the report folders of all shards of one run
     * @param to folder for the report of the whole; what an earlier run left there is replaced
     * @param strict whether warnings count as failures
     * @return what the command ends with
     * @throws UsageException if these are not the shards of one run, or not all, or the folder cannot be used
     * @throws ProfileException if a file of known failures has faults
     * @throws IOException if a file cannot be read or written; its message is one line
     */
    public int write(List<Path> given, Path to, boolean strict, GateRequest gate) throws IOException, ProfileException {
        Gatekeeper gatekeeper = Gatekeeper.of(gate);
        refuseAShardAsTarget(given, to);
        List<Path> folders = given.stream().map(ReportFolder::latest).toList();
        Path made;
        try {
            ShardMerge.events(shards(folders), order(), strict);
            made = ReportFolder.prepare(to);
            ShardFolders.merge(folders, made, order(), strict);
        } catch (MergeProblem problem) {
            throw new UsageException("report merge: " + problem.getMessage());
        }
        List<Event> events = new ArrayList<>(EventLogReader.read(made.resolve(ReportFolder.EVENTS)));
        GateDecision decision = gatekeeper.judge(events, strict, LocalDate.now());
        events.addAll(decision.events());
        Report report = Reports.from(events);
        if (!decision.events().isEmpty()) {
            try (EventLog log = EventLog.create(made.resolve(ReportFolder.EVENTS))) {
                events.forEach(log);
            }
        }
        ReportWriter.writeAll(made, report, output.spec());
        Certification.merge(made, folders, report, strict);
        ReportFolder.publish(to);
        output.report(report, to, decision.lines());
        return decision.exitCode();
    }

    /** Read ahead, so that what cannot be merged leaves nothing behind. */
    private static List<Shard> shards(List<Path> folders) {
        List<Shard> shards = new ArrayList<>();
        for (Path folder : folders) {
            Path log = folder.resolve(ReportFolder.EVENTS);
            try {
                shards.add(new Shard(folder.toString(), EventLogReader.read(log)));
            } catch (NoSuchFileException missing) {
                throw new UsageException("report merge: " + folder + " is no report: it has no " + ReportFolder.EVENTS);
            } catch (IOException unread) {
                boolean said = String.valueOf(unread.getMessage()).startsWith(log + ":");
                throw new UsageException("report merge: "
                        + (said ? unread.getMessage() : "cannot read " + log + ": " + FileError.of(unread)));
            }
        }
        return shards;
    }

    private static List<String> order() {
        return Catalogue.bundled().all().stream().map(Requirement::id).toList();
    }

    private static void refuseAShardAsTarget(List<Path> folders, Path to) throws IOException {
        for (Path folder : folders) {
            if (Files.exists(to) && Files.exists(folder) && Files.isSameFile(folder, to)) {
                throw new UsageException("--out " + to + ": is one of the shards; name another folder");
            }
        }
    }
}
