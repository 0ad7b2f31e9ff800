package org.contexttck.harness.target.shared;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.harness.wire.process.Started;

/** A process, or what stands for one in this JVM. */
record LaunchedProgram(Started program, List<WireListener> told) implements Launched {

    LaunchedProgram(Started program) {
        this(program, new CopyOnWriteArrayList<>());
    }

    @Override
    public OutputStream input() {
        return program.input();
    }

    @Override
    public InputStream output() {
        return program.output();
    }

    @Override
    public void drainOutput() {
        program.drainOutput();
    }

    @Override
    public String stderrTail() {
        return program.outputTail();
    }

    @Override
    public void noteStderr(WireListener connection) {
        program.onStderr(line -> connection.note(WireListener.STDERR, line));
        told.add(connection);
    }

    @Override
    public boolean alive() {
        return program.alive();
    }

    @Override
    public Optional<Integer> exitCode() {
        return program.exitCode();
    }

    @Override
    public Optional<ProcessActivity> activity() {
        return program.activity();
    }

    @Override
    public String state() {
        return program.exitCode().isPresent() ? program.howItEnded() : "runs on";
    }

    @Override
    public void awaitAnswer(URI url, Duration patience) throws Unreachable, InterruptedException {
        program.awaitAnswer(url, patience);
    }

    @Override
    public void close() {
        if (program.exitCode().isPresent()) {
            told.forEach(connection -> connection.note(WireListener.ENDED, program.howItEnded()));
        }
        told.clear();
        // Whoever ends by itself at the end of its input takes its children with it, or they are orphans by then.
        program.noteDescendants();
        program.close();
    }
}
