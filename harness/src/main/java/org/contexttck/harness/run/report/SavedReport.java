package org.contexttck.harness.run.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;

/** A report that an earlier run left, read from its log of events. */
public final class SavedReport {

    private SavedReport() {}

    /**
     * Reads one. Nothing is verified.
     *
     * @param command which asks for it, for the messages, such as {@code report compare}
     * @param place the folder of a report, or a packed one
     * @throws UsageException if there is none; one line
     * @throws IOException if there is no room to unpack it
     */
    public static Report read(String command, Path place) throws IOException {
        if (Files.isRegularFile(place)) {
            try (UnpackedReport unpacked = UnpackedReport.of(command, place)) {
                return read(command, place, unpacked.folder());
            }
        }
        if (!Files.isDirectory(place)) {
            throw new UsageException(command + ": " + place + " is not there; name the folder of a report");
        }
        return read(command, place, place);
    }

    private static Report read(String command, Path named, Path folder) {
        Path log = folder.resolve(ReportFolder.EVENTS);
        try {
            return Reports.from(EventLogReader.read(log));
        } catch (NoSuchFileException missing) {
            throw new UsageException(command + ": " + named + " is no report: it has no " + ReportFolder.EVENTS);
        } catch (IOException | IllegalArgumentException unread) {
            throw new UsageException(command + ": " + named + ": " + ReportFolder.EVENTS + " cannot be read: "
                    + FileError.of(unread).replace(log + ":", ""));
        }
    }
}
