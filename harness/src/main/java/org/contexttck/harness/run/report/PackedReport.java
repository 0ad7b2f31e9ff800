package org.contexttck.harness.run.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.RecordedTranscript;
import org.contexttck.reports.certificate.Submission;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.viewer.TranscriptPages;

/** A report folder in one file, with what a list of results needs to know of it. */
public final class PackedReport {

    /** What an implementer may say beside the report; empty for nothing. */
    public record Sender(String homepage, String contact) {}

    private PackedReport() {}

    /** @throws UsageException if the file is there already */
    public static void refuseIfThere(Path file) {
        if (Files.exists(file)) {
            throw new UsageException("--out " + file + ": is there already; name another file");
        }
    }

    /**
     * Packs a report that has been verified.
     *
     * @param file a zip that does not exist yet
     * @return how many files are in it
     * @throws UsageException if the file is there already
     * @throws IOException if a file cannot be read, or the zip not written; file and reason in one line
     */
    public static int write(Path folder, Path file, Sender sender) throws IOException {
        refuseIfThere(file);
        Certificate certificate = CertificateFile.read(folder);
        Report report = Reports.from(EventLogReader.read(folder.resolve(ReportFolder.EVENTS)));
        String digest = FolderState.digest(folder.resolve(CertificateFile.NAME));
        Submission submission = Submission.of(report, certificate, digest, sender.homepage(), sender.contact());
        List<String> names = new ArrayList<>(certificate.files().keySet());
        names.add(CertificateFile.NAME);
        certificate.transcripts().stream().map(RecordedTranscript::file).forEach(names::add);
        names.addAll(TranscriptPages.names(folder));
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            Instant time = report.started();
            zip.putNextEntry(entry(Submission.NAME, time));
            zip.write(submission.text().getBytes(StandardCharsets.UTF_8));
            for (String name : names) {
                zip.putNextEntry(entry(name, time));
                Files.copy(folder.resolve(name), zip);
            }
        } catch (IOException failure) {
            Files.deleteIfExists(file);
            throw FileError.writing(file, failure);
        }
        return names.size() + 1;
    }

    private static ZipEntry entry(String name, Instant time) {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(time.toEpochMilli());
        return entry;
    }
}
