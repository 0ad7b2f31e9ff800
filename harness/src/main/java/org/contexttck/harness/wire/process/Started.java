package org.contexttck.harness.wire.process;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Unreachable;

/**
 * A program that the kit started: a process, ended with all its descendants, or a peer in this JVM that looks like one. Its
 * stderr is always drained; its stdout must be read or {@linkplain #drainOutput() drained}, or else it stands still one day.
 */
public final class Started implements AutoCloseable {

    private final Child child;
    private final BoundedTail stdout = new BoundedTail();

    private Started(Child child) {
        this.child = child;
    }

    /**
     * Starts a process.
     *
     * @param environment added to the inherited one
     * @param directory where to start it; the kit's own working directory if empty
     * @throws Unreachable with one line if it cannot be started
     */
    public static Started process(List<String> command, Map<String, String> environment, Optional<Path> directory)
            throws Unreachable {
        return new Started(ChildProcess.start(new Endpoint.Stdio(command, environment, directory)));
    }

    /** Starts a peer in this JVM. */
    public static Started peer(Endpoint.InProcess peer) {
        return new Started(EmbeddedChild.start(peer));
    }

    /** Its stdin. */
    public OutputStream input() {
        return child.stdin();
    }

    /** Its stdout. */
    public InputStream output() {
        return child.stdout();
    }

    /** Reads its stdout from now on and keeps the end of it: for a program that says nothing to the kit there. */
    public void drainOutput() {
        Threads.start("stdout", () -> stdout.drain(child.stdout()));
    }

    /** The end of what it wrote to stderr, or else to a drained stdout; at most 16 KiB. */
    public String outputTail() {
        String stderr = child.stderrTail();
        return stderr.isBlank() ? stdout.text() : stderr;
    }

    /** The end of what it wrote to stderr; at most 16 KiB. */
    public String stderrTail() {
        return child.stderrTail();
    }

    /** From now on somebody hears each line that it writes to stderr, beginning with what has come already. */
    public void onStderr(Consumer<String> line) {
        child.onStderr(line);
    }

    public boolean alive() {
        return child.alive();
    }

    /** Empty while it runs. */
    public Optional<Integer> exitCode() {
        return child.exitCode();
    }

    /** What it and its descendants are doing; empty if that cannot be known. May take a moment. */
    public Optional<ProcessActivity> activity() {
        return child.activity();
    }

    /** Such as {@code exited with code 1}; to be asked only after the end. */
    public String howItEnded() {
        return child.howItEnded();
    }

    /** Remembers the processes it has started by now, which could not be found any more once it is gone. */
    public void noteDescendants() {
        child.noteDescendants();
    }

    /**
     * Waits until a URL answers HTTP, whatever the status.
     *
     * @throws Unreachable with one line if it ends before, or takes longer than {@code patience}
     */
    public void awaitAnswer(URI url, Duration patience) throws Unreachable, InterruptedException {
        Readiness.await(this, url, patience);
    }

    /** Closes its stdin, waits a moment, then ends whatever is left of it; at most about two seconds. */
    @Override
    public void close() {
        child.end();
    }
}
