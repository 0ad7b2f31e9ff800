package org.contexttck.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.reports.write.TranscriptLine;
import org.contexttck.reports.write.TranscriptWriter;

/** The folder {@code transcripts/} of a report: one file for each connection. */
final class TranscriptFiles {

    private final Path report;
    private final UnaryOperator<String> redaction;

    /** @param redaction takes secrets out of a text before it is written */
    TranscriptFiles(Path report, UnaryOperator<String> redaction) {
        this.report = report;
        this.redaction = redaction;
    }

    /** Starts the file of a connection. @throws UncheckedIOException if it cannot be created */
    Recording start(String name) {
        String path = "transcripts/" + name + ".jsonl";
        try {
            return new Recording(path, TranscriptWriter.create(report.resolve(path), redaction));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + report.resolve(path) + ": " + e.getMessage(), e);
        }
    }

    /** One connection being written down. */
    static final class Recording implements WireListener, AutoCloseable {

        private final String path;
        private final TranscriptWriter writer;
        private final long start = System.nanoTime();

        Recording(String path, TranscriptWriter writer) {
            this.path = path;
            this.writer = writer;
        }

        /** Relative to the report folder. */
        String path() {
            return path;
        }

        @Override
        public void message(Message message) {
            writer.add(new TranscriptLine(
                    message.order(),
                    message.direction() == Direction.TO_TARGET ? TranscriptLine.Way.SENT : TranscriptLine.Way.RECEIVED,
                    message.nanos(),
                    message.raw(),
                    message.transport(),
                    ""));
        }

        @Override
        public void anomaly(Anomaly anomaly) {
            writer.add(new TranscriptLine(
                    anomaly.order(),
                    TranscriptLine.Way.ANOMALY,
                    System.nanoTime() - start,
                    "",
                    Map.of(),
                    anomaly.kind().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-') + ": "
                            + anomaly.text()));
        }

        @Override
        public void close() {
            try {
                writer.close();
            } catch (IOException e) {
                throw new UncheckedIOException("cannot write " + path + ": " + e.getMessage(), e);
            }
        }
    }
}
