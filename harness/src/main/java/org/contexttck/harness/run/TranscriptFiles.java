package org.contexttck.harness.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptWriter;

/**
 * The folder {@code transcripts/} of a report: one file for each connection. What cannot be written does not disturb the
 * conversation; {@link #raise()} tells it afterwards.
 */
final class TranscriptFiles {

    /** The most files that are open at a time: some systems allow a program 256, and exploring makes thousands of connections. */
    private static final int MOST_OPEN = 64;

    private final Map<Recording, Path> open = new LinkedHashMap<>(2 * MOST_OPEN, 0.75f, true);
    private final Optional<Path> report;
    private final UnaryOperator<String> redaction;
    private final WriteFaults faults = new WriteFaults();
    private final AtomicLong lines = new AtomicLong();

    /** @param redaction takes secrets out of a text before it is written */
    TranscriptFiles(Path report, UnaryOperator<String> redaction) {
        this(Optional.of(report), redaction);
    }

    private TranscriptFiles(Optional<Path> report, UnaryOperator<String> redaction) {
        this.report = report;
        this.redaction = redaction;
    }

    /** Where nobody reads them nothing is written; connections are named all the same. */
    static TranscriptFiles none() {
        return new TranscriptFiles(Optional.empty(), text -> text);
    }

    /** Starts the file of a connection. */
    Recording start(String name) {
        String path = "transcripts/" + name + ".jsonl";
        Path file = report.orElse(Path.of("")).resolve(path);
        Recording recording = new Recording(path, file);
        if (report.isPresent()) {
            faults.attempt(file, () -> recording.writer = Optional.of(TranscriptWriter.create(file, redaction)));
        }
        return recording;
    }

    /** @throws IOException if anything could not be written */
    void raise() throws IOException {
        faults.raise();
    }

    /** Lets go of the file that was not written to for longest. */
    private synchronized void written(Recording recording) {
        open.put(recording, recording.file);
        if (open.size() > MOST_OPEN) {
            Recording eldest = open.keySet().iterator().next();
            open.remove(eldest);
            eldest.close();
        }
    }

    /** One connection being written down. */
    final class Recording implements WireListener, AutoCloseable {

        private final String path;
        private final Path file;
        private final long start = System.nanoTime();
        private Optional<TranscriptWriter> writer = Optional.empty();

        private Recording(String path, Path file) {
            this.path = path;
            this.file = file;
        }

        /** Relative to the report folder. */
        String path() {
            return path;
        }

        @Override
        public void message(Message message) {
            write(new TranscriptLine(
                    lines.incrementAndGet(),
                    message.order(),
                    message.direction() == Direction.TO_TARGET ? TranscriptLine.Way.SENT : TranscriptLine.Way.RECEIVED,
                    message.nanos(),
                    message.raw(),
                    message.transport().texts(),
                    ""));
        }

        @Override
        public void anomaly(Anomaly anomaly) {
            write(new TranscriptLine(
                    lines.incrementAndGet(),
                    anomaly.order(),
                    TranscriptLine.Way.ANOMALY,
                    System.nanoTime() - start,
                    "",
                    Map.of(),
                    anomaly.line()));
        }

        @Override
        public void note(String note, String text) {
            long nanos = System.nanoTime() - start;
            write(new TranscriptLine(lines.incrementAndGet(), 0, TranscriptLine.Way.NOTE, nanos, text, Map.of(), note));
        }

        private void write(TranscriptLine line) {
            writer.ifPresent(there -> {
                faults.attempt(file, () -> there.add(line));
                written(this);
            });
        }

        @Override
        public void close() {
            writer.ifPresent(there -> faults.attempt(file, there::close));
        }
    }
}
