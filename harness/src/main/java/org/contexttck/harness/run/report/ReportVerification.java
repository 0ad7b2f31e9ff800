package org.contexttck.harness.run.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.KitVersion;
import org.contexttck.harness.run.Recording;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.Comparison;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.RecordedTranscript;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.Visible;

/**
 * Says whether a report is what its transcripts give: whether its files are as they were when the run ended, and whether the
 * same scenarios, told again what they were told then, come to the same verdicts. Starts nothing, and depends on no clock.
 */
public final class ReportVerification {

    /** What the command ends with if the report is not what the transcripts give. */
    public static final int NOT_SO = 1;

    /** What a line begins with that tells of one thing that does not fit. */
    static final String INDENT = "           ";

    /** What it ends with if that cannot be said. */
    private static final int UNSURE = 5;

    private static final int MOST_LINES = 12;
    private static final int LONGEST = 300;

    private final PrintWriter out;
    private final ReportOutput output;

    public ReportVerification(ReportOutput output) {
        this.out = output.out();
        this.output = output;
    }

    /**
     * Verifies and says what it found.
     *
     * @param report the folder of a report, or a packed one
     * @return 0 if the report is what the transcripts give, 1 if it is not, 5 if the transcripts do not suffice to say so
     * @throws UsageException if it is no report that can be verified
     * @throws IOException if a file of it cannot be read; file and reason in one line
     */
    public int verify(Path report) throws IOException, InterruptedException {
        if (Files.isRegularFile(report)) {
            try (UnpackedReport unpacked = UnpackedReport.of("report verify", report)) {
                return verify(report, unpacked.folder());
            }
        }
        return verify(report, report);
    }

    /** The same, of a report whose files lie unpacked in a folder. */
    int verify(Path named, Path folder) throws IOException, InterruptedException {
        Certificate certificate = certificate(named, folder);
        List<String> changed = new ArrayList<>(FolderState.differences(folder, certificate));
        SubmissionCheck.problem(folder, certificate).ifPresent(changed::add);
        files(certificate, changed);
        kit(certificate);
        try {
            return grade(folder, certificate, changed.isEmpty());
        } catch (IOException unreadable) {
            String reason = String.valueOf(unreadable.getMessage()).replace(folder + "/", "");
            row("ungraded", reason);
            return ungraded(!changed.isEmpty());
        }
    }

    private int grade(Path folder, Certificate certificate, boolean untouched)
            throws IOException, InterruptedException {
        List<Event> said = EventLogReader.read(folder.resolve(ReportFolder.EVENTS));
        Optional<String> misfit = WrittenReport.problem(folder, said, sameKit(certificate))
                .or(() -> WrittenReport.classesProblem(certificate, said));
        if (misfit.isEmpty()) {
            misfit = WrittenReport.pagesProblem(folder, said, sameKit(certificate));
        }
        misfit.ifPresent(problem -> row("report", problem));
        List<Recording> recordings = Recording.read(folder);
        Comparison comparison = new Comparison(said, again(recordings));
        List<String> verdicts = comparison.verdicts();
        List<String> scenarios = comparison.scenarios();
        List<String> divergences = recordings.stream()
                .flatMap(one -> one.recorded().divergences().stream())
                .toList();
        String all = Counted.of(comparison.requirementCount(), "requirement") + ", "
                + Counted.of(comparison.scenarioCount(), "scenario run");
        if (!verdicts.isEmpty()) {
            row("grading", "the verdicts are not those of the transcripts:");
        } else if (scenarios.isEmpty()) {
            row("grading", all + " graded again, all as reported");
        } else {
            row("grading", all + " graded again, all verdicts as reported, but:");
        }
        lines(verdicts);
        lines(scenarios);
        if (!divergences.isEmpty()) {
            row("recording", "is not what the kit asks for now:");
            lines(divergences);
        }
        return conclude(
                !untouched || misfit.isPresent() || !verdicts.isEmpty(), scenarios.isEmpty() && divergences.isEmpty());
    }

    private int conclude(boolean wrong, boolean whole) {
        out.println();
        if (wrong) {
            out.println("This report is not what its run gave.");
        } else if (whole) {
            out.println("This report is what its transcripts give.");
        } else {
            out.println("The verdicts of this report are those of its transcripts, but not all could be graded again.");
        }
        out.flush();
        if (wrong) {
            return NOT_SO;
        }
        return whole ? 0 : UNSURE;
    }

    private int ungraded(boolean changed) {
        out.println();
        out.println(
                changed
                        ? "This report is not what its run gave."
                        : "This report is as its run left it, but could not be graded again.");
        out.flush();
        return changed ? NOT_SO : UNSURE;
    }

    private static Certificate certificate(Path named, Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new UsageException("report verify: " + named + " is not there; name the folder of a report");
        }
        try {
            return CertificateFile.read(folder);
        } catch (NoSuchFileException missing) {
            boolean report = Files.isRegularFile(folder.resolve(ReportFolder.EVENTS));
            throw new UsageException("report verify: " + named
                    + (report
                            ? " has no " + CertificateFile.NAME
                                    + ": its run did not end, or it was put together from shards that had none"
                            : " is no report: it has no " + CertificateFile.NAME));
        } catch (IOException unreadable) {
            throw new UsageException("report verify: " + named + ": " + CertificateFile.NAME + " cannot be read: "
                    + FileError.of(unreadable).replace(folder.resolve(CertificateFile.NAME) + ": ", ""));
        }
    }

    private void files(Certificate certificate, List<String> changed) {
        long lines = certificate.transcripts().stream()
                .mapToLong(RecordedTranscript::lines)
                .sum();
        String all = Counted.of(certificate.files().size(), "file") + ", "
                + Counted.of(certificate.transcripts().size(), "transcript") + " with " + Counted.of(lines, "line");
        row("files", changed.isEmpty() ? all + ", as they were when the run ended" : "were changed:");
        lines(changed);
    }

    private static boolean sameKit(Certificate certificate) {
        return KitDigest.text().equals(certificate.kitDigest());
    }

    private void kit(Certificate certificate) {
        String was = certificate.kit().version() + " (" + shortened(certificate.kitDigest()) + ")";
        String digest = KitDigest.text();
        boolean catalogue = Catalogue.bundled().digest().equals(certificate.catalogueDigest());
        row(
                "kit",
                sameKit(certificate)
                        ? was + ", the one that graded the run"
                        : KitVersion.text() + " (" + shortened(digest) + "), the run was graded by " + was
                                + (catalogue ? ", same catalogue" : ", by another catalogue"));
    }

    private List<Event> again(List<Recording> recordings) throws IOException, InterruptedException {
        Progress progress = Progress.on(output.progress(), output.console());
        progress.begins("grading again");
        try {
            return Regrading.run(recordings, progress);
        } finally {
            progress.close();
        }
    }

    private void row(String name, String text) {
        out.printf("%-10s %s%n", name, text);
    }

    private void lines(List<String> lines) {
        List<String> shown = new ArrayList<>(lines.subList(0, Math.min(lines.size(), MOST_LINES)));
        if (lines.size() > MOST_LINES) {
            shown.add("and " + (lines.size() - MOST_LINES) + " more");
        }
        shown.forEach(line -> out.println(INDENT + Bounds.cut(Visible.line(line), LONGEST)));
    }

    private static String shortened(String digest) {
        return digest.substring(0, Math.min(12, digest.length()));
    }
}
