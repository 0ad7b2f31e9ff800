package org.contexttck.harness.run.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.run.FileError;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.write.ReportWriter;

/**
 * The folder that a report goes to. A report is made beside the one that is there, in a folder below, and takes its place when it
 * is finished: whatever ends a run before, what an earlier run has found stays. What is not of a report is left alone.
 */
public final class ReportFolder {

    /** The log of events: the file by which a folder is known to be a report. */
    public static final String EVENTS = "events.jsonl";

    /** Where a report is made; it stays if the run is ended before its time. */
    public static final String UNFINISHED = "unfinished";

    private static final String TRANSCRIPTS = "transcripts";
    private static final String FIRST_EVENT = "{\"type\":\"run-started\"";
    private static final List<String> WRITTEN = Stream.concat(
                    Stream.of(EVENTS, TRANSCRIPTS, CertificateFile.NAME, CertificateFile.PROFILE),
                    ReportWriter.FILES.stream())
            .toList();

    private ReportFolder() {}

    /**
     * Makes the folder ready.
     *
     * @return the folder below, to make the report in; what a run left there that was ended before its time is gone
     * @throws UsageException if it cannot be used, or holds files that are not of a report and would be overwritten
     */
    public static Path prepare(Path dir) {
        Path made = dir.resolve(UNFINISHED);
        try {
            if (Files.exists(dir) && !Files.isDirectory(dir)) {
                throw unusable(dir, "is a file, not a folder");
            }
            refuseWhatIsForeign(dir, dir, "");
            refuseWhatIsForeign(dir, made, UNFINISHED + "/");
            clear(made);
            Files.createDirectories(made.resolve(TRANSCRIPTS));
            if (!Files.exists(made.resolve(EVENTS))) {
                Files.createFile(made.resolve(EVENTS));
            }
        } catch (IOException failure) {
            throw unusable(dir, "cannot be used: " + FileError.of(failure));
        }
        if (!Files.isWritable(made)) {
            throw unusable(dir, "cannot be used: permission denied");
        }
        return made;
    }

    /**
     * Puts what was made into the place of what is there.
     *
     * @param dir as it was made ready
     * @throws IOException if it cannot be
     */
    public static void publish(Path dir) throws IOException {
        Path made = dir.resolve(UNFINISHED);
        clear(dir);
        Files.createDirectories(dir.resolve(TRANSCRIPTS));
        try (DirectoryStream<Path> transcripts = Files.newDirectoryStream(made.resolve(TRANSCRIPTS))) {
            for (Path file : transcripts) {
                move(file, dir.resolve(TRANSCRIPTS).resolve(file.getFileName().toString()));
            }
        }
        Files.delete(made.resolve(TRANSCRIPTS));
        for (String name : WRITTEN) {
            if (Files.exists(made.resolve(name))) {
                move(made.resolve(name), dir.resolve(name));
            }
        }
        try (Stream<Path> left = Files.list(made)) {
            if (left.findAny().isEmpty()) {
                Files.delete(made);
            }
        }
    }

    /** Where the latest report of a folder is: a run that was ended before its time came after what is finished. */
    public static Path latest(Path dir) {
        Path made = dir.resolve(UNFINISHED);
        return Files.isRegularFile(made.resolve(EVENTS)) ? made : dir;
    }

    private static void move(Path file, Path to) throws IOException {
        Files.move(file, to, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void refuseWhatIsForeign(Path asked, Path dir, String prefix) throws IOException {
        if (isReport(dir)) {
            return;
        }
        Optional<String> foreign = WRITTEN.stream()
                .filter(name -> Files.exists(dir.resolve(name), LinkOption.NOFOLLOW_LINKS))
                .findFirst();
        if (foreign.isPresent()) {
            throw unusable(
                    asked,
                    "holds " + prefix + foreign.get()
                            + ", which is not of an earlier run and would be overwritten; name another folder");
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
        Path transcripts = dir.resolve(TRANSCRIPTS);
        if (Files.isDirectory(transcripts, LinkOption.NOFOLLOW_LINKS)) {
            try (DirectoryStream<Path> old = Files.newDirectoryStream(transcripts, "*.{jsonl,html}")) {
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
