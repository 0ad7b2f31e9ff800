package org.contexttck.harness.run.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.write.ReportWriter;

/** The folder that a report goes to. What an earlier run left there is replaced; anything else is left alone. */
public final class ReportFolder {

    /** The log of events: the file by which a folder is known to be a report. */
    public static final String EVENTS = "events.jsonl";

    private static final String FIRST_EVENT = "{\"type\":\"run-started\"";
    private static final List<String> WRITTEN = Stream.concat(
                    Stream.of(EVENTS, "transcripts", CertificateFile.NAME, CertificateFile.PROFILE),
                    ReportWriter.FILES.stream())
            .toList();

    private ReportFolder() {}

    /**
     * Makes the folder ready: creates it, or takes away what an earlier run left in it.
     *
     * @throws UsageException if it cannot be used, or holds files that are not of a report and would be overwritten
     */
    public static void prepare(Path dir) {
        try {
            if (Files.exists(dir) && !Files.isDirectory(dir)) {
                throw unusable(dir, "is a file, not a folder");
            }
            if (isReport(dir)) {
                clear(dir);
            } else {
                Optional<String> foreign = WRITTEN.stream()
                        .filter(name -> Files.exists(dir.resolve(name), LinkOption.NOFOLLOW_LINKS))
                        .findFirst();
                if (foreign.isPresent()) {
                    throw unusable(
                            dir,
                            "holds " + foreign.get()
                                    + ", which is not of an earlier run and would be overwritten; name another folder");
                }
            }
            Files.createDirectories(dir.resolve("transcripts"));
        } catch (IOException failure) {
            throw unusable(dir, "cannot be used: " + FileError.of(failure));
        }
        if (!Files.isWritable(dir)) {
            throw unusable(dir, "cannot be used: permission denied");
        }
    }

    /** An empty log counts too: a run that was ended before it began. */
    private static boolean isReport(Path dir) throws IOException {
        Path events = dir.resolve(EVENTS);
        if (!Files.isRegularFile(events)) {
            return false;
        }
        try (BufferedReader log = Files.newBufferedReader(events, StandardCharsets.ISO_8859_1)) {
            char[] start = new char[FIRST_EVENT.length()];
            int length = log.read(start);
            return length <= 0 || new String(start, 0, length).equals(FIRST_EVENT);
        }
    }

    private static void clear(Path dir) throws IOException {
        Path transcripts = dir.resolve("transcripts");
        if (Files.isDirectory(transcripts, LinkOption.NOFOLLOW_LINKS)) {
            try (DirectoryStream<Path> old = Files.newDirectoryStream(transcripts, "*.jsonl")) {
                for (Path file : old) {
                    Files.delete(file);
                }
            }
        }
        for (String name : WRITTEN) {
            if (Files.isRegularFile(dir.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
                Files.delete(dir.resolve(name));
            }
        }
    }

    private static UsageException unusable(Path dir, String why) {
        return new UsageException("--out " + dir + ": " + why);
    }
}
