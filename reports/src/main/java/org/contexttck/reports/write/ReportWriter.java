package org.contexttck.reports.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.Links;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.transcript.MessageLines;
import org.contexttck.reports.viewer.TranscriptPages;

/** Writes every form of a report into a folder. */
public final class ReportWriter {

    private ReportWriter() {}

    /** The names of the files that {@link #writeAll} writes. */
    public static final List<String> FILES = List.of(
            "report.json",
            "junit.xml",
            "index.html",
            "summary.md",
            "badge.svg",
            "badge.json",
            "report.sarif",
            "gl-code-quality-report.json");

    /**
     * Writes {@code report.json}, {@code junit.xml}, {@code index.html}, {@code summary.md}, {@code badge.svg}, {@code
     * badge.json}, {@code report.sarif} and {@code gl-code-quality-report.json}, each as a whole, replacing older ones, and a page beside each transcript.
     *
     * @param dir the folder, created if need be; event log and transcripts lie in it already
     * @throws IOException if one cannot be written
     */
    public static void writeAll(Path dir, Report report) throws IOException {
        writeAll(dir, report, SpecLinks.NONE);
    }

    /**
     * As above.
     *
     * @param spec where the page leads for what requirements say
     * @throws IOException if one cannot be written
     */
    public static void writeAll(Path dir, Report report, SpecLinks spec) throws IOException {
        AtomicFile.write(dir.resolve("report.json"), ReportJson.write(report));
        AtomicFile.write(dir.resolve("junit.xml"), JUnitXml.write(report));
        AtomicFile.write(
                dir.resolve("index.html"), HtmlReport.write(report, spec, transcript -> lies(dir, transcript)));
        AtomicFile.write(dir.resolve("summary.md"), SummaryMarkdown.write(report));
        AtomicFile.write(dir.resolve("badge.svg"), Badge.svg(report));
        AtomicFile.write(dir.resolve("badge.json"), Badge.json(report));
        AtomicFile.write(dir.resolve("report.sarif"), SarifReport.write(report, MessageLines.in(dir)));
        AtomicFile.write(dir.resolve("gl-code-quality-report.json"), CodeQuality.write(report));
        TranscriptPages.write(dir, report);
    }

    private static boolean lies(Path dir, String transcript) {
        return Links.inside(transcript).isPresent() && Files.isRegularFile(dir.resolve(transcript));
    }
}
