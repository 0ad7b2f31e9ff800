package org.contexttck.reports.viewer;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.contexttck.reports.model.Report;

/** The pages beside the transcripts of a report, one for each connection. */
public final class TranscriptPages {

    private static final String FOLDER = "transcripts";

    /** What scenarios asked is no connection; where shards were merged, the number of the shard is before the name. */
    private static final Pattern JOURNAL = Pattern.compile(FOLDER + "/([0-9]+-)?journal\\.jsonl");

    private TranscriptPages() {}

    /**
     * Writes a page for each transcript that is there.
     *
     * @param dir the folder of the report
     * @param report whose cards lead to the messages
     * @throws IOException if a transcript cannot be read, or a page not be written
     */
    public static void write(Path dir, Report report) throws IOException {
        Citations citations = Citations.of(report);
        for (String path : transcripts(dir)) {
            Files.writeString(
                    dir.resolve(pageOf(path)), TranscriptPage.write(dir.resolve(path), path, report, citations));
        }
    }

    /** The pages that are there, by their paths in the folder of the report, sorted. @throws IOException if it cannot be read */
    public static List<String> names(Path dir) throws IOException {
        return files(dir, TranscriptLinks.PAGE);
    }

    /**
     * The first page that is not what its transcript gives, or has none.
     *
     * @throws IOException if a transcript or a page cannot be read
     */
    public static Optional<String> changed(Path dir, Report report) throws IOException {
        Citations citations = Citations.of(report);
        List<String> transcripts = transcripts(dir);
        for (String page : names(dir)) {
            String path = page.substring(0, page.length() - TranscriptLinks.PAGE.length()) + TranscriptLinks.LINES;
            boolean so = transcripts.contains(path)
                    && Files.readString(dir.resolve(page))
                            .equals(TranscriptPage.write(dir.resolve(path), path, report, citations));
            if (!so) {
                return Optional.of(page);
            }
        }
        return Optional.empty();
    }

    private static String pageOf(String path) {
        return path.substring(0, path.length() - TranscriptLinks.LINES.length()) + TranscriptLinks.PAGE;
    }

    private static List<String> transcripts(Path dir) throws IOException {
        return files(dir, TranscriptLinks.LINES).stream()
                .filter(path -> !JOURNAL.matcher(path).matches())
                .toList();
    }

    private static List<String> files(Path dir, String ending) throws IOException {
        TreeSet<String> paths = new TreeSet<>();
        Path folder = dir.resolve(FOLDER);
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ending)) {
                files.forEach(file -> paths.add(FOLDER + "/" + file.getFileName()));
            }
        }
        return List.copyOf(paths);
    }
}
