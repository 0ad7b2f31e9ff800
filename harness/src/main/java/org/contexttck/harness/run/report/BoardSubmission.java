package org.contexttck.harness.run.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.UsageException;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.Submission;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;

/**
 * A report that somebody wants on a board, its files compared with its certificate.
 *
 * @param named what the builder of the board gave: a folder, or a packed report
 * @param folder with its files
 * @param report what its log of events says
 * @param digest of its certificate
 * @param sender what its sender says beside it
 */
record BoardSubmission(Path named, Path folder, Report report, String digest, PackedReport.Sender sender) {

    /**
     * Opens one.
     *
     * @throws UsageException saying in one line why it is refused: what was changed, or why it can be no entry of a list
     */
    static BoardSubmission open(Path named, Path folder) throws IOException {
        Certificate certificate = certificate(folder);
        List<String> changed = FolderState.differences(folder, certificate);
        Optional<String> problem = changed.stream().findFirst().or(() -> SubmissionCheck.problem(folder, certificate));
        if (problem.isPresent()) {
            throw new UsageException(problem.get());
        }
        BoardSubmission opened = verified(named, folder, FolderState.digest(folder.resolve(CertificateFile.NAME)));
        if (!opened.report().only().isEmpty()) {
            throw new UsageException("only " + opened.report().only() + " was tried; a list takes whole runs");
        }
        return opened;
    }

    /** One whose files are as its certificate says. @param folder with its log of events, and what its sender says */
    static BoardSubmission verified(Path named, Path folder, String digest) throws IOException {
        return new BoardSubmission(named, folder, report(folder), digest, sender(folder));
    }

    /**
     * Grades it again.
     *
     * @return whether all of it could be graded
     * @throws UsageException saying in one line in what it is not what its transcripts give
     */
    boolean grade() throws IOException, InterruptedException {
        StringWriter said = new StringWriter();
        int code = new ReportVerification(new ReportOutput(
                        new PrintWriter(said),
                        new PrintWriter(PrintWriter.nullWriter()),
                        new Console(false, false, 0),
                        ReportOutput.Form.TABLE))
                .verify(named, folder);
        if (code == ReportVerification.NOT_SO) {
            List<String> lines = said.toString().lines().map(String::strip).toList();
            throw new UsageException(said.toString()
                    .lines()
                    .filter(line -> line.startsWith(ReportVerification.INDENT))
                    .findFirst()
                    .orElse(lines.get(lines.size() - 1))
                    .strip());
        }
        return code == 0;
    }

    private static Certificate certificate(Path folder) {
        try {
            return CertificateFile.read(folder);
        } catch (NoSuchFileException missing) {
            throw new UsageException("has no " + CertificateFile.NAME);
        } catch (IOException unreadable) {
            throw new UsageException(CertificateFile.NAME + " cannot be read: "
                    + FileError.of(unreadable).replace(folder.resolve(CertificateFile.NAME) + ": ", ""));
        }
    }

    private static Report report(Path folder) {
        try {
            return Reports.from(EventLogReader.read(folder.resolve(ReportFolder.EVENTS)));
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new UsageException(ReportFolder.EVENTS + " cannot be read: "
                    + FileError.of(unreadable).replace(folder + "/", ""));
        }
    }

    private static PackedReport.Sender sender(Path folder) throws IOException {
        Path file = folder.resolve(Submission.NAME);
        if (!Files.isRegularFile(file)) {
            return new PackedReport.Sender("", "");
        }
        try {
            JsonNode said = Json.read(Files.readAllBytes(file)).node();
            return new PackedReport.Sender(
                    said.path("homepage").asText(""), said.path("contact").asText(""));
        } catch (JsonProblem checkedBefore) {
            throw new UsageException(Submission.NAME + " cannot be read: " + checkedBefore.getMessage());
        }
    }
}
