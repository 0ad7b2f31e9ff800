package org.contexttck.harness.run.report;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contexttck.reports.board.Board;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.write.HtmlReport;
import org.contexttck.reports.write.ReportWriter;

/**
 * What a board shows of one report: its pages, written anew by this kit and never taken from a stranger, the transcripts that
 * they lead to, and the packed report, from which others can verify all of it.
 */
final class BoardEvidence {

    private static final Pattern TRANSCRIPT = Pattern.compile("href=\"(transcripts/[^\"#]+\\.jsonl)\"");

    private BoardEvidence() {}

    /** Name of the packed report in the folder. */
    static String packed(Report report) {
        return Board.slug(report.implementation().text()) + ".zip";
    }

    /**
     * Writes it.
     *
     * @param place the folder, empty
     * @param spec where its page leads for what requirements say
     * @throws IOException if something cannot be read or written
     */
    static void write(BoardSubmission submission, Path place, SpecLinks spec) throws IOException {
        Report report = submission.report();
        Files.copy(submission.folder().resolve(ReportFolder.EVENTS), place.resolve(ReportFolder.EVENTS));
        for (String name : TRANSCRIPT
                .matcher(HtmlReport.write(report))
                .results()
                .map(found -> URLDecoder.decode(found.group(1), StandardCharsets.UTF_8))
                .distinct()
                .toList()) {
            Path file = submission.folder().resolve(name);
            if (Files.isRegularFile(file)) {
                Path copy = place.resolve(name);
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        ReportWriter.writeAll(place, report, spec);
        Path zip = place.resolve(packed(report));
        if (Files.isRegularFile(submission.named())) {
            Files.copy(submission.named(), zip);
        } else {
            PackedReport.write(submission.folder(), zip, submission.sender());
        }
    }

    /** Takes away the evidence of a report that is no longer listed. */
    static void delete(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return;
        }
        try (Stream<Path> files = Files.walk(place)) {
            for (Path one : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }
}
