package org.contexttck.reports.write;

import java.io.IOException;
import java.nio.file.Path;
import org.contexttck.reports.model.Report;

/** Writes every form of a report into a folder. */
public final class ReportWriter {

    private ReportWriter() {}

    /**
     * Writes {@code report.json}, {@code junit.xml} and {@code index.html}, each as a whole, replacing older ones.
     *
     * @param dir the folder, created if need be; event log and transcripts lie in it already
     * @throws IOException if one cannot be written
     */
    public static void writeAll(Path dir, Report report) throws IOException {
        AtomicFile.write(dir.resolve("report.json"), ReportJson.write(report));
        AtomicFile.write(dir.resolve("junit.xml"), JUnitXml.write(report));
        AtomicFile.write(dir.resolve("index.html"), HtmlReport.write(report));
    }
}
