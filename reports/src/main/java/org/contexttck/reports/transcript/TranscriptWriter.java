package org.contexttck.reports.transcript;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordJson;

/**
 * Writes a transcript while the exchange goes on. May be called from several threads; what was written stays. Closing it lets go
 * of the file; another line opens it again.
 */
public final class TranscriptWriter implements AutoCloseable {

    /** The most bytes of one transcript, unless told otherwise. */
    public static final long MOST = 256L << 20;

    private final Object lock = new Object();
    private final Path file;
    private final UnaryOperator<String> redaction;
    private final long most;
    private Optional<OutputStream> out;
    private long written;
    private boolean full;
    private String chain = TranscriptChain.START;

    private TranscriptWriter(Path file, UnaryOperator<String> redaction, long most) throws IOException {
        this.file = file;
        this.out = Optional.of(Files.newOutputStream(file));
        this.redaction = redaction;
        this.most = most;
    }

    /**
     * Starts a transcript, replacing a file that is there, and creating the folder if need be.
     *
     * @param redaction is given every text before it is written, and returns it without secrets
     * @throws IOException if the file cannot be created
     */
    public static TranscriptWriter create(Path file, UnaryOperator<String> redaction) throws IOException {
        return create(file, redaction, MOST);
    }

    /**
     * As above.
     *
     * @param most bytes, after which one more line says that the rest is left out
     * @throws IOException if the file cannot be created
     */
    public static TranscriptWriter create(Path file, UnaryOperator<String> redaction, long most) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        return new TranscriptWriter(file, redaction, most);
    }

    /**
     * Writes one line, or nothing if the transcript is full.
     *
     * @throws UncheckedIOException if it cannot be written
     */
    public void add(TranscriptLine line) {
        String text = text(redacted(line));
        synchronized (lock) {
            if (full) {
                return;
            }
            TranscriptChain.Link link = TranscriptChain.link(chain, text);
            full = written + link.line().length > most;
            if (full) {
                link = TranscriptChain.link(chain, text(end(line)));
            }
            write(link.line());
            chain = link.chain();
        }
    }

    /** Stands for all that was written: the chain of the last line. */
    public String chain() {
        synchronized (lock) {
            return chain;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (out.isPresent()) {
                out.get().close();
                out = Optional.empty();
            }
        }
    }

    private void write(byte[] bytes) {
        try {
            if (out.isEmpty()) {
                out = Optional.of(Files.newOutputStream(file, StandardOpenOption.APPEND));
            }
            out.get().write(bytes);
            written += bytes.length;
        } catch (IOException e) {
            throw new UncheckedIOException("a transcript cannot be written", e);
        }
    }

    private TranscriptLine end(TranscriptLine line) {
        String note =
                "the transcript is full (" + most + " bytes); from message " + line.order() + " on it is left out";
        return new TranscriptLine(line.seq(), 0, TranscriptLine.Way.NOTE, line.nanos(), "", Map.of(), note);
    }

    private TranscriptLine redacted(TranscriptLine line) {
        Map<String, String> transport = new LinkedHashMap<>();
        line.transport().forEach((name, value) -> transport.put(name, redaction.apply(value)));
        return new TranscriptLine(
                line.seq(),
                line.order(),
                line.direction(),
                line.nanos(),
                redaction.apply(line.text()),
                transport,
                redaction.apply(line.note()));
    }

    private static String text(TranscriptLine line) {
        return JsonText.compact(RecordJson.write(line));
    }
}
