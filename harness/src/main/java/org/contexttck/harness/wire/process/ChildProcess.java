package org.contexttck.harness.wire.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Unreachable;

/** A process of the target, ended with all its descendants when it is closed or when the kit itself ends. */
public final class ChildProcess implements Child {

    private static final long COLLECT_MILLIS = 1000;
    private static final Set<ChildProcess> LIVE = ConcurrentHashMap.newKeySet();

    /** "error=2, No such file" up to Java 24, "error: 2 (No such file)" from 25 on. */
    private static final Pattern SYSTEM_ERROR = Pattern.compile("error(?:=|: )\\d+,? \\(?([^)]*)");

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> LIVE.forEach(it -> it.tree.killNow())));
    }

    private final Process process;
    private final ProcessTree tree;
    private final BoundedTail stderr = new BoundedTail();
    private final Thread drained;

    private ChildProcess(Process process, String mark) {
        this.process = process;
        this.tree = new ProcessTree(process.toHandle(), mark);
        LIVE.add(this);
        this.drained = Threads.start("stderr", () -> stderr.drain(process.getErrorStream()));
    }

    public static ChildProcess start(Endpoint.Stdio how) throws Unreachable {
        List<String> command = how.command();
        Optional<Path> directory = how.directory();
        ProcessBuilder builder = new ProcessBuilder(command);
        how.without().forEach(builder.environment()::remove);
        builder.environment().putAll(how.environment());
        directory.ifPresent(d -> builder.directory(d.toFile()));
        String mark = UUID.randomUUID().toString();
        builder.environment().put(ProcessTree.MARK, mark);
        try {
            return new ChildProcess(builder.start(), mark);
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException fault) {
            throw new Unreachable("could not start " + command.get(0) + ": " + reason(fault, directory), "");
        }
    }

    @Override
    public InputStream stdout() {
        return process.getInputStream();
    }

    @Override
    public OutputStream stdin() {
        return process.getOutputStream();
    }

    @Override
    public CompletableFuture<Process> onExit() {
        return process.onExit();
    }

    @Override
    public boolean alive() {
        return process.isAlive();
    }

    @Override
    public Optional<Integer> exitCode() {
        return process.isAlive() ? Optional.empty() : Optional.of(process.exitValue());
    }

    /** What a process wrote last is on its way when it has ended; a child of it may keep the pipe open, so not for ever. */
    @Override
    public String stderrTail() {
        if (!process.isAlive()) {
            try {
                drained.join(COLLECT_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return stderr.text();
    }

    @Override
    public void onStderr(Consumer<String> line) {
        stderr.heardBy(line);
    }

    @Override
    public void noteDescendants() {
        tree.note();
    }

    @Override
    public Optional<ProcessActivity> activity() {
        try {
            return ProcessActivity.of(tree.pids());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Override
    public void end() {
        tree.note();
        // A target that does not read keeps a writer inside write(), and close() would wait for that writer.
        Threads.start("stdin-close", this::closeStdin);
        tree.end();
        LIVE.remove(this);
        collect();
    }

    /** A killed process counts as alive until its end has been collected, which takes a moment. */
    private void collect() {
        try {
            process.waitFor(COLLECT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void closeStdin() {
        try {
            process.getOutputStream().close();
        } catch (IOException ended) {
            // The other end is closed already, which is what was wanted.
        }
    }

    private static String reason(Exception fault, Optional<Path> directory) {
        if (directory.filter(d -> !Files.isDirectory(d)).isPresent()) {
            return "the directory " + directory.get() + " does not exist";
        }
        String text = String.valueOf(fault.getMessage());
        Matcher cause = SYSTEM_ERROR.matcher(text);
        return OneLine.of(cause.find() ? cause.group(1) : text);
    }
}
