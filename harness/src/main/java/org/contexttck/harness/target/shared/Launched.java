package org.contexttck.harness.target.shared;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.harness.wire.process.Started;

/**
 * A program that a {@link Launcher} started. Its stderr is drained by itself; its stdout is either read by the caller or given
 * to {@link #drainOutput()}.
 */
public interface Launched extends AutoCloseable {

    /** Something that was started, seen so. */
    static Launched of(Started program) {
        return new LaunchedProgram(program);
    }

    /** Its stdin. */
    OutputStream input();

    /** Its stdout. */
    InputStream output();

    /** Reads and forgets its stdout from now on, but for the end of it: for a program that says nothing to the kit there. */
    void drainOutput();

    /** The end of what it wrote to stderr, or else to a drained stdout; empty if nothing. At most 16 KiB. */
    String stderrTail();

    /** Has each line that it writes to stderr, from its start on, noted among the messages of a connection. */
    void noteStderr(WireListener connection);

    boolean alive();

    /** Empty while it runs. */
    Optional<Integer> exitCode();

    /** What it and its descendants are doing; empty if that cannot be known. May take a moment. */
    default Optional<ProcessActivity> activity() {
        return Optional.empty();
    }

    /** Such as {@code exited with code 137 (signal 9)}; {@code runs on} while it does. */
    String state();

    /**
     * Waits until a URL answers HTTP, whatever the status.
     *
     * @throws Unreachable with one line if it ends before, or takes longer than {@code patience}
     */
    void awaitAnswer(URI url, Duration patience) throws Unreachable, InterruptedException;

    /** Closes its stdin, waits a moment, then ends the whole process tree; at most about two seconds. */
    @Override
    void close();
}
