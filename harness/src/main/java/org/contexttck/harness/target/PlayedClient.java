package org.contexttck.harness.target;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Stands for the process of a client that is played: what was recorded of its end comes again when its time has come. */
final class PlayedClient implements Launched {

    private volatile Optional<String> end = Optional.empty();
    private volatile String stderr = "";
    private volatile boolean hopeless;

    /** Another conversation begins. @param tail the end of stderr that was recorded in it */
    void begin(String tail) {
        stderr = tail;
        hopeless = false;
    }

    /** From now on it has ended. @param how such as {@code exited with code 3} */
    void ended(String how) {
        end = Optional.of(how);
    }

    /** From now on nothing is to be expected of it, though it runs on. */
    void silent() {
        hopeless = true;
    }

    boolean hopeless() {
        return hopeless;
    }

    @Override
    public OutputStream input() {
        return OutputStream.nullOutputStream();
    }

    @Override
    public InputStream output() {
        return InputStream.nullInputStream();
    }

    @Override
    public void drainOutput() {
        // There is none.
    }

    @Override
    public String stderrTail() {
        return stderr;
    }

    @Override
    public boolean alive() {
        return end.isEmpty();
    }

    @Override
    public Optional<Integer> exitCode() {
        return Optional.empty();
    }

    @Override
    public String state() {
        return end.orElse("runs on");
    }

    @Override
    public void awaitAnswer(URI url, Duration patience) {
        // Nobody serves there; what it said is played.
    }

    @Override
    public void close() {
        // Nothing was started.
    }
}
