package org.contexttck.harness.wire.process;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Frame;
import org.contexttck.harness.wire.Inbox;
import org.contexttck.harness.wire.Outgoing;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Transport;

/** One process, or what stands for one, that speaks a message a line on its standard streams. */
public final class StdioTransport implements Transport {

    /** How long output may still come after the end of the process: a descendant can hold the pipe for ever. */
    private static final Duration AFTER_EXIT = Duration.ofMillis(250);

    /** How long the end of the process may lag behind the end of its output. */
    private static final Duration AFTER_OUTPUT = Duration.ofMillis(400);

    /** How often that is looked at once more while the process does something, which may be its end. */
    private static final int MOST_LOOKS = 20;

    private final Child child;
    private final Inbox inbox;
    private final long maxMessageBytes;
    private final BlockingQueue<Outgoing> queue = new LinkedBlockingQueue<>();
    private volatile Optional<Thread> writer = Optional.empty();
    private volatile boolean closing;
    private volatile boolean drained;
    private volatile boolean busy;
    private volatile long linesSeen;

    public StdioTransport(Child child, Inbox inbox, long maxMessageBytes) {
        this.child = child;
        this.inbox = inbox;
        this.maxMessageBytes = maxMessageBytes;
    }

    @Override
    public void begin() {
        child.onStderr(inbox::wrote);
        Threads.start("stdout", this::read);
        writer = Optional.of(Threads.start("stdin", this::write));
        child.onExit().thenRun(() -> endedWhenDrained());
    }

    @Override
    public Map<String, String> headers(ObjectNode message, Map<String, String> mirrored) {
        return Map.of();
    }

    @Override
    public CompletableFuture<Void> send(Outgoing message) {
        queue.add(message);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void abandon(String call) {
        // A late answer is worth seeing, so the target is left to its work.
    }

    @Override
    public void agreed(Revision revision) {
        child.noteDescendants();
    }

    @Override
    public boolean alive() {
        return child.alive();
    }

    @Override
    public Optional<Integer> exitCode() {
        return child.exitCode();
    }

    @Override
    public String stderrTail() {
        return child.stderrTail();
    }

    @Override
    public Optional<ProcessActivity> activity() {
        // While the kit reads what has come, an idle process may have answered long ago.
        return busy ? Optional.empty() : child.activity();
    }

    @Override
    public void close() {
        closing = true;
        child.end();
        writer.ifPresent(Thread::interrupt);
        inbox.gone(Kind.CLOSED, "the connection was closed");
    }

    private void read() {
        LineReader lines = new LineReader(child.stdout(), maxMessageBytes);
        try {
            for (Optional<Frame> line = lines.next(); line.isPresent(); line = lines.next()) {
                busy = true;
                linesSeen++;
                inbox.arrived(line.get());
                busy = false;
            }
        } catch (IOException torn) {
            // The stream is torn away when the process ends while it is read; that is its end.
        }
        child.noteDescendants();
        drained = true;
        endOf("stdout");
    }

    private void write() {
        try {
            OutputStream stdin = child.stdin();
            while (!closing) {
                stdin.write((queue.take().raw() + "\n").getBytes(StandardCharsets.UTF_8));
                stdin.flush();
            }
        } catch (IOException closed) {
            endOf("stdin");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void endOf(String stream) {
        if (closing) {
            return;
        } else if (child.alive()) {
            runsOn(stream, 1);
        } else if (stream.equals("stdout")) {
            ended();
        }
    }

    private void runsOn(String stream, int look) {
        Threads.later(
                AFTER_OUTPUT,
                () -> Threads.pool().execute(() -> {
                    boolean idle = activity().map(ProcessActivity::idle).orElse(true);
                    if (!child.alive() || closing) {
                        return;
                    } else if (idle || look == MOST_LOOKS) {
                        inbox.gone(Kind.CLOSED, "closed its " + stream + " and runs on");
                    } else {
                        runsOn(stream, look + 1);
                    }
                }));
    }

    private void endedWhenDrained() {
        if (drained) {
            ended();
            return;
        }
        long lines = linesSeen;
        Threads.later(AFTER_EXIT, () -> {
            if (busy || linesSeen != lines) {
                endedWhenDrained();
            } else {
                ended();
            }
        });
    }

    private void ended() {
        inbox.gone(Kind.EXITED, child.howItEnded());
    }
}
