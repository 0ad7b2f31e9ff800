package org.contexttck.harness.run.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.viewer.TranscriptPages;
import org.contexttck.reports.write.ReportJson;

/** The {@code report.json} of a report, which people and programs read, held against the log of the run. */
final class WrittenReport {

    private static final String NAME = "report.json";

    /** What others build on, so that every kit writes it alike. */
    private static final List<String> LASTING =
            List.of("verdict", "exitCode", "kit", "implementation", "role", "protocols", "totals");

    private WrittenReport() {}

    /**
     * What is wrong with it, in one line; empty if it says what the log gives, or there is none.
     *
     * @param sameKit whether this kit wrote it: then every byte counts, else what is told in it but not how
     * @throws IOException if it cannot be read
     */
    static Optional<String> problem(Path folder, List<Event> said, boolean sameKit) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        String written = Files.readString(file);
        String given = ReportJson.write(Reports.from(said));
        boolean fits = written.equals(given) || !sameKit && lasting(written).equals(lasting(given));
        return fits ? Optional.empty() : Optional.of(NAME + " is not what " + ReportFolder.EVENTS + " gives");
    }

    /**
     * What is wrong with the pages of the transcripts, in one line; empty if nothing is, or another kit wrote them.
     *
     * @throws IOException if one cannot be read
     */
    static Optional<String> pagesProblem(Path folder, List<Event> said, boolean sameKit) throws IOException {
        return sameKit
                ? TranscriptPages.changed(folder, Reports.from(said))
                        .map(page -> page + " is not what its transcript gives")
                : Optional.empty();
    }

    /** One line if a certificate names a class that the run has not met by its log. */
    static Optional<String> classesProblem(Certificate certificate, List<Event> said) {
        List<String> met = ClassGrading.met(Reports.from(said).classes());
        return certificate.classes().stream()
                .filter(name -> !met.contains(name))
                .map(name -> CertificateFile.NAME + " names " + name + " among the classes met, which "
                        + ReportFolder.EVENTS + " does not")
                .findFirst();
    }

    private static List<JsonNode> lasting(String report) {
        List<JsonNode> all = new ArrayList<>();
        try {
            JsonNode json = Json.read(report).node();
            LASTING.forEach(name -> all.add(json.path(name)));
            for (JsonNode requirement : json.path("requirements")) {
                all.add(requirement.path("id"));
                all.add(requirement.path("verdict"));
            }
        } catch (JsonProblem none) {
            // then it is equal to no report
        }
        return all;
    }
}
