package org.contexttck.harness.wire.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Frame;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.ParsedFrame;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.WireListener;

/**
 * An exchange of JSON lines with a program on its standard streams, recorded in both directions. Neither a program that does
 * not read nor one that floods can block the kit or fill its memory. Used by one thread.
 */
public final class LineExchange implements AutoCloseable {

    private static final int MOST_WAITING = 1000;

    private final OutputStream to;
    private final Recorder recorder;
    private final Limits limits;
    private final BlockingQueue<String> outgoing = new LinkedBlockingQueue<>();
    private final BlockingQueue<Optional<Message>> arrived = new LinkedBlockingQueue<>(MOST_WAITING);
    private final AtomicInteger awaited = new AtomicInteger();
    private final List<Thread> threads;
    private volatile boolean closed;
    private boolean ended;

    /**
     * Begins to read and to write.
     *
     * @param to the program's stdin
     * @param from its stdout
     * @param listener hears every line, and what is wrong with one
     * @param limits how long and how deep a line may be
     */
    public LineExchange(OutputStream to, InputStream from, WireListener listener, Limits limits) {
        this.to = to;
        this.recorder = new Recorder(listener);
        this.limits = limits;
        this.threads = List.of(Threads.start("lines-out", this::write), Threads.start("lines-in", () -> read(from)));
    }

    /** Sends a line. @param json one JSON object without line ends */
    public void send(String json) {
        send(json, Map.of());
    }

    /** Sends a line. @param facts what is to be recorded with it */
    public void send(String json, Map<String, String> facts) {
        recorder.sent(json, Optional.empty(), facts, message -> {
            awaited.incrementAndGet();
            outgoing.add(json);
        });
    }

    /** Records what the lines do not show. */
    public void note(Anomaly anomaly) {
        recorder.anomaly(anomaly.kind(), anomaly.text(), anomaly.order());
    }

    /**
     * The next line that came, blank ones left out; empty if none came in time, or none will come any more.
     *
     * @return with {@link Message#json()} empty if it is no JSON
     */
    public Optional<Message> receive(Duration patience) throws InterruptedException {
        if (ended) {
            return Optional.empty();
        }
        Deadline deadline = Deadline.in(patience);
        Optional<Optional<Message>> next = Optional.ofNullable(arrived.poll());
        while (next.isEmpty() && !deadline.passed()) {
            next = Optional.ofNullable(arrived.poll(deadline.rest().toNanos(), TimeUnit.NANOSECONDS));
        }
        ended = next.filter(Optional::isEmpty).isPresent();
        return next.flatMap(line -> line);
    }

    /** Whether the program has closed its stdout, and everything before that has been received. */
    public boolean ended() {
        return ended;
    }

    /** Ends reading and writing; the streams are left to whoever started the program. */
    @Override
    public void close() {
        closed = true;
        threads.forEach(Thread::interrupt);
    }

    private void write() {
        try {
            while (!closed) {
                to.write((outgoing.take() + "\n").getBytes(StandardCharsets.UTF_8));
                to.flush();
            }
        } catch (IOException gone) {
            // Seen where its answers are awaited.
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void read(InputStream from) {
        LineReader lines = new LineReader(from, limits.maxMessageBytes());
        try {
            for (Optional<Frame> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (line.get().size() > 0) {
                    arrived(line.get());
                }
            }
            arrived.put(Optional.empty());
        } catch (IOException torn) {
            arrived.offer(Optional.empty());
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void arrived(Frame line) throws InterruptedException {
        ParsedFrame reading = ParsedFrame.of(line, limits);
        boolean asked = awaited.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
        Optional<Message> message = recorder.received(reading, line, asked);
        if (message.isPresent()) {
            reading.faults()
                    .forEach(fault -> recorder.anomaly(
                            fault.kind(), fault.text(), message.get().order()));
            arrived.put(message);
        }
    }
}
