package org.contexttck.reports.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.contexttck.reports.transcript.TranscriptChain;

/** What the files of a report folder are now. */
public final class FolderState {

    private static final String TRANSCRIPTS = "transcripts";
    private static final int BUFFER = 1 << 16;

    private FolderState() {}

    /**
     * SHA-256 of files.
     *
     * @param names relative to the folder; those that are not there are left out
     * @throws IOException if one cannot be read
     */
    public static Map<String, String> files(Path folder, List<String> names) throws IOException {
        Map<String, String> digests = new LinkedHashMap<>();
        for (String name : names) {
            Path file = folder.resolve(name);
            if (Files.isRegularFile(file)) {
                digests.put(name, digest(file));
            }
        }
        return digests;
    }

    /**
     * All transcripts, by name.
     *
     * @throws IOException if one cannot be read
     */
    public static List<RecordedTranscript> transcripts(Path folder) throws IOException {
        List<RecordedTranscript> all = new ArrayList<>();
        for (String file : names(folder)) {
            TranscriptChain.Walk walk = TranscriptChain.walk(folder.resolve(file));
            all.add(new RecordedTranscript(file, walk.lines(), walk.last()));
        }
        return all;
    }

    /**
     * Compares a folder with what it was.
     *
     * @return one line for each difference, each beginning with the file, and the line where that is known; none if all is as
     *     it was
     * @throws IOException if a file cannot be read
     */
    public static List<String> differences(Path folder, Certificate certificate) throws IOException {
        List<String> differences = new ArrayList<>();
        Map<String, String> now =
                files(folder, certificate.files().keySet().stream().toList());
        certificate.files().forEach((name, digest) -> {
            if (!now.containsKey(name)) {
                differences.add(name + ": is missing");
            } else if (!now.get(name).equals(digest)) {
                differences.add(name + ": was changed after the run");
            }
        });
        Set<String> rest = new HashSet<>(names(folder));
        for (RecordedTranscript transcript : certificate.transcripts()) {
            if (rest.remove(transcript.file())) {
                differences.addAll(differences(folder, transcript));
            } else {
                differences.add(transcript.file() + ": is missing");
            }
        }
        new TreeSet<>(rest).forEach(file -> differences.add(file + ": was not there when the run ended"));
        return differences;
    }

    private static List<String> differences(Path folder, RecordedTranscript was) throws IOException {
        TranscriptChain.Walk is = TranscriptChain.walk(folder.resolve(was.file()));
        if (is.broken().isPresent()) {
            return List.of(was.file() + ":" + is.broken().get()
                    + ": this line, or one that stood before it, was changed: it does not fit the lines above it");
        } else if (is.lines() < was.lines()) {
            return List.of(was.file() + ":" + is.lines() + ": is the last line now; there were " + was.lines());
        } else if (is.lines() > was.lines()) {
            return List.of(was.file() + ":" + (was.lines() + 1) + ": was added; there were " + was.lines() + " lines");
        } else if (!is.last().equals(was.chain())) {
            return List.of(was.file()
                    + ": was written anew: its lines fit each other, but the last one is not that of the certificate");
        }
        return List.of();
    }

    /**
     * The names of all transcripts, relative to the folder, sorted.
     *
     * @throws IOException if the folder cannot be read
     */
    public static List<String> names(Path folder) throws IOException {
        Path transcripts = folder.resolve(TRANSCRIPTS);
        TreeSet<String> names = new TreeSet<>();
        if (Files.isDirectory(transcripts)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(transcripts, "*.jsonl")) {
                files.forEach(file -> names.add(TRANSCRIPTS + "/" + file.getFileName()));
            }
        }
        return List.copyOf(names);
    }

    /** SHA-256 of a file. @throws IOException if it cannot be read */
    public static String digest(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            byte[] buffer = new byte[BUFFER];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                sha.update(buffer, 0, read);
            }
            return HexFormat.of().formatHex(sha.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
