package org.contexttck.harness.wire.process;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Unreachable;

/** A process that serves HTTP, started by the kit; ended with all its descendants by {@link #close()}. */
public final class ServerProcess implements AutoCloseable {

    private final Started process;

    private ServerProcess(Started process) {
        this.process = process;
    }

    /**
     * Starts it and waits until its URL answers anything at all.
     *
     * @param patience how long it may take to answer
     * @throws Unreachable with one line if it cannot be started, ends before it answers or takes too long
     */
    public static ServerProcess start(
            List<String> command, Map<String, String> environment, Optional<Path> directory, URI url, Duration patience)
            throws Unreachable, InterruptedException {
        ServerProcess server = new ServerProcess(Started.process(command, environment, directory));
        server.process.drainOutput();
        boolean ready = false;
        try {
            server.process.awaitAnswer(url, patience);
            ready = true;
            return server;
        } finally {
            if (!ready) {
                server.close();
            }
        }
    }

    public boolean alive() {
        return process.alive();
    }

    public Optional<Integer> exitCode() {
        return process.exitCode();
    }

    /** The end of what it wrote to stderr, or else to stdout. */
    public String outputTail() {
        return process.outputTail();
    }

    @Override
    public void close() {
        process.close();
    }
}
