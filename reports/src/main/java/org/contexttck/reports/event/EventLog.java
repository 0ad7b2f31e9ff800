package org.contexttck.reports.event;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes events to a file as they happen. What was written stays, whatever becomes of the process. */
public final class EventLog implements EventSink, AutoCloseable {

    private final OutputStream out;

    private EventLog(OutputStream out) {
        this.out = out;
    }

    /**
     * Starts a log, replacing a file that is there, and creating the folder if need be.
     *
     * @throws IOException if the file cannot be created
     */
    public static EventLog create(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        return new EventLog(Files.newOutputStream(file));
    }

    /**
     * Writes one line, in one piece.
     *
     * @throws UncheckedIOException if it cannot be written
     */
    @Override
    public void accept(Event event) {
        byte[] line = (EventJson.write(event) + "\n").getBytes(StandardCharsets.UTF_8);
        synchronized (out) {
            try {
                out.write(line);
                out.flush();
            } catch (IOException e) {
                throw new UncheckedIOException("the event log cannot be written", e);
            }
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (out) {
            out.close();
        }
    }
}
