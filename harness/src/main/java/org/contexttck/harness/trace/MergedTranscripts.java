package org.contexttck.harness.trace;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Consumer;

/**
 * Transcripts of one session, such as those of all participants of a gateway, read side by side: a line of a transcript says how
 * many lines of the run came before it, on all connections together.
 */
final class MergedTranscripts {

    private MergedTranscripts() {}

    static void read(List<TraceSource> recordings, ReadListener progress, int longest, Consumer<TraceEntry> entries)
            throws IOException {
        List<Source> open = new ArrayList<>();
        try {
            for (TraceSource one : recordings) {
                open.add(source(one, progress, longest, entries));
            }
            PriorityQueue<Source> waiting = new PriorityQueue<>(Comparator.comparingLong(Source::seq));
            for (Source one : open) {
                enter(one, waiting);
            }
            while (!waiting.isEmpty()) {
                Source first = waiting.remove();
                first.tell();
                enter(first, waiting);
            }
        } finally {
            for (Source one : open) {
                one.close();
            }
        }
    }

    private static Source source(TraceSource one, ReadListener progress, int longest, Consumer<TraceEntry> entries)
            throws UnreadableRecording {
        try {
            return new Source(one, progress, longest, entries);
        } catch (IOException fault) {
            throw new UnreadableRecording(one.name(), fault);
        }
    }

    private static void enter(Source source, PriorityQueue<Source> waiting) throws IOException {
        if (source.advance()) {
            waiting.add(source);
        } else {
            source.router.end();
        }
    }

    /** One file, and the line that comes next in it. */
    private static final class Source implements Closeable {

        private final InputStream in;
        private final Chunks chunks;
        private final LineParser parser = new LineParser(Optional.of(RecordingKind.TRANSCRIPT));
        private final SessionRouter router;
        private final Deque<ParsedLine> read = new ArrayDeque<>();
        private long seq;

        private Source(TraceSource recording, ReadListener progress, int longest, Consumer<TraceEntry> entries)
                throws IOException {
            this.in = recording.open(progress);
            this.chunks = new Chunks(in, longest);
            this.router = new SessionRouter(recording.name(), entries);
        }

        private long seq() {
            return seq;
        }

        /** @return whether there is another line; what is none has the place of the line before */
        private boolean advance() throws IOException {
            for (Optional<Chunk> chunk = Optional.empty(); read.isEmpty(); ) {
                chunk = chunks.next();
                if (chunk.isEmpty()) {
                    return false;
                }
                parser.read(chunk.get(), read::add);
            }
            if (read.element() instanceof ParsedLine.Transcribed line) {
                seq = line.said().path("seq").asLong();
            }
            return true;
        }

        private void tell() {
            router.accept(read.remove());
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
