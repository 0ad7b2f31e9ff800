package org.contexttck.harness.wire;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A process that serves HTTP, started by the kit; ended with all its descendants by {@link #close()}. */
public final class ServerProcess implements AutoCloseable {

    private static final long BETWEEN_TRIES_MILLIS = 50;

    private final ChildProcess child;
    private final BoundedTail stdout = new BoundedTail();

    private ServerProcess(ChildProcess child) {
        this.child = child;
        Threads.start("server-stdout", () -> stdout.drain(child.stdout()));
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
        ServerProcess server =
                new ServerProcess(ChildProcess.start(new Endpoint.Stdio(command, environment, directory)));
        boolean ready = false;
        try {
            server.awaitReady(url, patience);
            ready = true;
            return server;
        } finally {
            if (!ready) {
                server.close();
            }
        }
    }

    public boolean alive() {
        return child.alive();
    }

    public Optional<Integer> exitCode() {
        return child.exitCode();
    }

    /** The end of what it wrote to stderr, or else to stdout. */
    public String outputTail() {
        String stderr = child.stderrTail();
        return stderr.isBlank() ? stdout.text() : stderr;
    }

    @Override
    public void close() {
        child.end();
    }

    private void awaitReady(URI url, Duration patience) throws Unreachable, InterruptedException {
        HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(patience)
                .executor(Threads.pool())
                .build();
        long end = System.nanoTime() + patience.toNanos();
        while (!answers(client, url, Duration.ofNanos(Math.max(1_000_000, end - System.nanoTime())))) {
            if (!child.alive()) {
                throw new Unreachable(child.howItEnded() + " before " + url + " answered", outputTail());
            }
            if (System.nanoTime() >= end) {
                throw new Unreachable(url + " did not answer in " + OneLine.of(patience), outputTail());
            }
            Thread.sleep(BETWEEN_TRIES_MILLIS);
        }
        // Something else may hold the port, and then the process that was started has ended or is about to.
        if (!child.alive()) {
            throw new Unreachable(
                    child.howItEnded() + " although " + url + " answers: another server holds the port", outputTail());
        }
    }

    private static boolean answers(HttpClient client, URI url, Duration rest) throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(url)
                .header("Accept", "text/event-stream")
                .timeout(rest)
                .build();
        try {
            client.send(request, HttpResponse.BodyHandlers.ofInputStream())
                    .body()
                    .close();
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }
}
