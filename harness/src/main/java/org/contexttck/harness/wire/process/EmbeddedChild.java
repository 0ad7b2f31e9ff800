package org.contexttck.harness.wire.process;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Threads;

/** One connection to an {@link InProcessPeer}, which looks like a process. */
public final class EmbeddedChild implements Child {

    private static final long GRACE_MILLIS = 400;
    private static final long INTERRUPT_MILLIS = 800;

    /** So long it is looked at to see what it does; it moves by what the kit is held up. */
    private static final Duration MOMENT = Duration.ofMillis(120);

    private final Pipe stdin = new Pipe();
    private final Pipe stdout = new Pipe();
    private final BoundedTail stderr = new BoundedTail();
    private final CompletableFuture<Integer> exit = new CompletableFuture<>();
    private final InProcessPeer peer;
    private final Thread thread;

    private EmbeddedChild(Endpoint.InProcess endpoint) {
        peer = endpoint.peer();
        thread = Threads.start("peer " + endpoint.name(), () -> run(endpoint));
    }

    public static EmbeddedChild start(Endpoint.InProcess endpoint) {
        return new EmbeddedChild(endpoint);
    }

    @Override
    public InputStream stdout() {
        return stdout.source();
    }

    @Override
    public OutputStream stdin() {
        return stdin.sink();
    }

    @Override
    public CompletableFuture<?> onExit() {
        return exit;
    }

    @Override
    public boolean alive() {
        return !exit.isDone();
    }

    @Override
    public Optional<Integer> exitCode() {
        return Optional.ofNullable(exit.getNow(null));
    }

    @Override
    public String stderrTail() {
        return stderr.text();
    }

    @Override
    public void onStderr(Consumer<String> line) {
        stderr.heardBy(line);
    }

    @Override
    public void noteDescendants() {
        // Whatever it starts is its own affair: there is no way to tell whose children those of this JVM are.
    }

    /**
     * A peer in this JVM is held up only when the kit is. Its thread may count as running while it reads from a process of its
     * own, so that what counts is the time it takes.
     */
    @Override
    public Optional<ProcessActivity> activity() {
        return peer.activity().or(this::ofThread);
    }

    private Optional<ProcessActivity> ofThread() {
        long took = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
        Deadline moment = Deadline.in(MOMENT);
        try {
            while (!moment.passed()) {
                Thread.sleep(moment.rest().toMillis());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
        long more = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId()) - took;
        return Optional.of(
                more > MOMENT.toNanos() / 10
                        ? new ProcessActivity(false, "at work")
                        : new ProcessActivity(true, "idle"));
    }

    /** A thread cannot be killed; one that takes no notice of an interrupt is left alone, with its streams closed. */
    @Override
    public void end() {
        stdin.closeSink();
        if (!endsWithin(GRACE_MILLIS)) {
            thread.interrupt();
            stdin.closeSource();
            stdout.closeSource();
            endsWithin(INTERRUPT_MILLIS);
        }
    }

    private void run(Endpoint.InProcess endpoint) {
        int code = 1;
        try {
            code = endpoint.peer()
                    .serve(new InProcessPeer.Connection(
                            stdin.source(), stdout.sink(), stderr.sink(), endpoint.environment()));
        } catch (Throwable thrown) {
            // This is where a process would die of it.
            thrown.printStackTrace(new PrintStream(stderr.sink(), true, StandardCharsets.UTF_8));
        } finally {
            // In this order: whoever sees a stream end finds out why.
            exit.complete(code);
            stdout.closeSink();
            stdin.closeSource();
        }
    }

    private boolean endsWithin(long millis) {
        try {
            exit.get(millis, TimeUnit.MILLISECONDS);
            return true;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException | TimeoutException notYet) {
            return false;
        }
    }
}
