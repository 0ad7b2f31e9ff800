package org.contexttck.harness.run.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.contexttck.harness.run.FileError;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.Submission;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.model.Reports;

/** What a packed report says of itself to a list of results. */
final class SubmissionCheck {

    /** What submissions of earlier kits do not have. */
    private static final String CLASSES = "classes";

    private SubmissionCheck() {}

    /**
     * Holds it against the report.
     *
     * @return one line if it says something else; empty if it does not, or there is none
     */
    static Optional<String> problem(Path folder, Certificate certificate) {
        Path file = folder.resolve(Submission.NAME);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            var said = Json.read(Files.readAllBytes(file)).node();
            Submission given = Submission.of(
                    Reports.from(EventLogReader.read(folder.resolve(ReportFolder.EVENTS))),
                    certificate,
                    FolderState.digest(folder.resolve(CertificateFile.NAME)),
                    said.path("homepage").asText(""),
                    said.path("contact").asText(""));
            ObjectNode expected = (ObjectNode) Json.parse(given.text());
            if (!said.has(CLASSES)) {
                expected.remove(CLASSES);
            }
            return said.equals(expected)
                    ? Optional.empty()
                    : Optional.of(Submission.NAME + ": does not say what the report says");
        } catch (IOException | JsonProblem unreadable) {
            return Optional.of(Submission.NAME + ": cannot be read: " + FileError.of(unreadable));
        }
    }
}
