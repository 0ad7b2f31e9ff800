package org.contexttck.reports.transcript;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordReader;

/** Reads a transcript line by line, however long it is. */
public final class TranscriptReader {

    private TranscriptReader() {}

    /**
     * Passes each line on. A last line that was torn off is left out.
     *
     * @throws IOException if the file cannot be read, or a line is no line of a transcript: file, number and reason
     */
    public static void read(Path file, Consumer<TranscriptLine> lines) throws IOException {
        boolean torn = torn(file);
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
            int number = 0;
            String next = in.readLine();
            while (next != null) {
                number++;
                String line = next;
                next = in.readLine();
                Optional<TranscriptLine> read = line(line, next == null && torn, file + ":" + number);
                read.ifPresent(lines);
            }
        }
    }

    private static Optional<TranscriptLine> line(String text, boolean torn, String where) throws IOException {
        try {
            return Optional.of(RecordReader.read(TranscriptLine.class, JsonText.read(text)));
        } catch (IllegalArgumentException e) {
            if (torn) {
                return Optional.empty();
            }
            throw new IOException(where + ": " + e.getMessage(), e);
        }
    }

    private static boolean torn(Path file) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            channel.position(Math.max(0, channel.size() - 1)).read(last);
            return last.get(0) != '\n';
        }
    }
}
