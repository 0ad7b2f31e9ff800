package org.contexttck.harness.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.Channel;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/**
 * Reads recordings in constant memory. Lines are read by several threads where there are some; what they say is told by the
 * thread that asked, in the order in which it was recorded.
 */
public final class Recordings {

    private static final List<String> ENTRIES = List.of("log", "entries");
    private static final Pattern ARCHIVE = Pattern.compile("\\uFEFF?\\s*\\{\\s*\"log\"\\s*:");
    private static final int PEEKED = 1024;
    private static final int LONGEST = (int) LineParser.LIMITS.maxMessageBytes();

    private final Workers workers;
    private final ReadListener progress;

    /** Threads that help with reading. @param threads none if the caller's own is to do all @param count how many there are */
    public record Workers(Optional<ExecutorService> threads, int count) {

        /** The caller's own thread. */
        public static final Workers NONE = new Workers(Optional.empty(), 1);
    }

    public Recordings(Workers workers, ReadListener progress) {
        this.workers = workers;
        this.progress = progress;
    }

    /**
     * Reads one recording to its end.
     *
     * @throws UnreadableRecording if it cannot be read, or is no gzip though it begins so
     */
    public void read(TraceSource recording, Consumer<TraceEntry> entries) throws IOException, InterruptedException {
        SessionRouter router = new SessionRouter(recording.name(), entries);
        try (InputStream in = recording.open(progress)) {
            Optional<RecordingKind> kind = recording.kind();
            if (kind.isPresent() ? kind.get() == RecordingKind.HAR : isArchive(in)) {
                archive(in, router);
            } else {
                lines(in, new LineParser(kind), router);
            }
        } catch (IOException fault) {
            throw new UnreadableRecording(recording.name(), fault);
        }
        router.end();
    }

    /**
     * Reads transcripts of the kit that belong to one session as one, in the order in which the messages went.
     *
     * @param transcripts as {@link #sessionOf} has them together
     * @throws IOException if one cannot be read
     */
    public void readTogether(List<TraceSource> transcripts, Consumer<TraceEntry> entries) throws IOException {
        MergedTranscripts.read(transcripts, progress, LONGEST, entries);
    }

    /**
     * The session that a recording says to be a part of, as the kit's transcripts do.
     *
     * @return empty for any other
     * @throws UnreadableRecording if it cannot be read
     */
    public static Optional<String> sessionOf(TraceSource recording) throws IOException {
        try (InputStream in = recording.open(ReadListener.NONE)) {
            String start = new String(in.readNBytes(PEEKED), StandardCharsets.UTF_8);
            int end = start.indexOf('\n');
            JsonNode line = Json.read(end < 0 ? start : start.substring(0, end)).node();
            return Optional.of(line)
                    .filter(it -> it.path("note").asText("").equals(Channel.NOTE))
                    .flatMap(it -> Channel.read(it.path("text").asText("")))
                    .map(Channel::session);
        } catch (JsonProblem none) {
            return Optional.empty();
        } catch (IOException fault) {
            throw new UnreadableRecording(recording.name(), fault);
        }
    }

    /** The name of the recording in which a finding's transcript is to be looked for. */
    public static String nameOf(String transcript) {
        return SessionView.recording(transcript);
    }

    private static boolean isArchive(InputStream in) throws IOException {
        in.mark(PEEKED);
        byte[] start = in.readNBytes(PEEKED);
        in.reset();
        return ARCHIVE.matcher(new String(start, StandardCharsets.UTF_8)).lookingAt();
    }

    private static void archive(InputStream in, SessionRouter router) throws IOException {
        JsonArraySplitter splitter = new JsonArraySplitter(in, ENTRIES, LONGEST);
        HarParser pieces = new HarParser(router::accept);
        for (Optional<JsonArraySplitter.Item> item = splitter.next(); item.isPresent(); item = splitter.next()) {
            pieces.read(item.get());
        }
        if (!splitter.found()) {
            router.accept(new ParsedLine.Unread(1, "no HTTP archive: it has no list log.entries"));
        }
    }

    private void lines(InputStream in, LineParser pieces, SessionRouter router)
            throws IOException, InterruptedException {
        Chunks chunks = new Chunks(in, LONGEST);
        if (workers.threads().isEmpty()) {
            for (Optional<Chunk> chunk = chunks.next(); chunk.isPresent(); chunk = chunks.next()) {
                pieces.read(chunk.get(), router::accept);
            }
            return;
        }
        Deque<Future<List<ParsedLine>>> ahead = new ArrayDeque<>();
        Optional<Chunk> next = chunks.next();
        while (next.isPresent() || !ahead.isEmpty()) {
            while (next.isPresent() && ahead.size() < 2 * workers.count()) {
                Chunk chunk = next.get();
                ahead.add(workers.threads().get().submit(() -> read(pieces, chunk)));
                next = chunks.next();
            }
            result(ahead.remove()).forEach(router::accept);
        }
    }

    private static List<ParsedLine> read(LineParser pieces, Chunk chunk) {
        List<ParsedLine> read = new ArrayList<>();
        pieces.read(chunk, read::add);
        return read;
    }

    private static List<ParsedLine> result(Future<List<ParsedLine>> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException fault) {
            throw fault.getCause() instanceof RuntimeException own ? own : new IllegalStateException(fault.getCause());
        }
    }
}
