package org.contexttck.reference.contextsaving;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Runs a command and reads both its outputs at the same time: a pipe that nobody reads would stop it (CS-E-05). */
final class Command {

    private static final long LONGEST_SECONDS = 60;

    private final List<String> words;
    private final String marker;

    /**
     * Prepares a command; each run starts it anew.
     *
     * @param words program and arguments
     * @param marker what to look for in the whole of stderr
     */
    Command(List<String> words, String marker) {
        this.words = words;
        this.marker = marker;
    }

    /**
     * Runs it to its end.
     *
     * @param limiter for stdout
     * @throws IOException if it cannot be started or its output not be read
     */
    CommandOutput run(OutputLimiter limiter) throws IOException {
        Process process = start();
        try {
            process.getOutputStream().close();
            MarkerSearch stderr = new MarkerSearch(process.getErrorStream(), marker);
            CompletableFuture<LimitedText> limitedStderr = inBackground(stderr);
            stopIfEndless(process);
            LimitedText stdout = limiter.limit(process.getInputStream());
            LimitedText limited = limitedStderr.join();
            return new CommandOutput(process.waitFor(), stdout, limited, stderr.found());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the command was running", e);
        } finally {
            process.destroyForcibly();
        }
    }

    private Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(words);
        // these make a Java program write to stderr what the command did not
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        return builder.start();
    }

    private static CompletableFuture<LimitedText> inBackground(InputStream stderr) {
        CompletableFuture<LimitedText> result = new CompletableFuture<>();
        Thread reader = new Thread(() -> result.completeAsync(() -> limited(stderr), Runnable::run), "stderr");
        reader.setDaemon(true);
        reader.start();
        return result;
    }

    private static LimitedText limited(InputStream stderr) {
        try {
            return StderrLimiter.limit(stderr);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read stderr", e);
        }
    }

    private static void stopIfEndless(Process process) {
        process.onExit().orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS).whenComplete((done, late) -> {
            if (late != null) {
                process.destroyForcibly();
            }
        });
    }
}
