package org.contexttck.harness.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.contexttck.json.Json;

/** The kit in a JVM with little memory, for one run after another. */
final class HostileKit implements AutoCloseable {

    /** As much as the kit may take, whatever comes. */
    static final String MEMORY = System.getProperty("contexttck.hostile.memory", "384m");

    /** A process that has been killed takes a moment to be gone. */
    private static final int PATIENCE_SECONDS = 5;

    /** A run that has not ended by then never does. */
    private static final int LONGEST_MINUTES = 3;

    private final Path folder;
    private final Path stderr;
    private final Process process;
    private final OutputStream to;
    private final BufferedReader from;
    private int runs;

    HostileKit(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.stderr = folder.resolve("stderr");
        Path lib = Path.of(System.getProperty("contexttck.home"), "lib");
        String classes = lib + File.separator + "*" + File.pathSeparator
                + HostileKit.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath();
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + MEMORY,
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dsun.net.httpserver.nodelay=true",
                        "-cp",
                        classes,
                        HostileRuns.class.getName())
                .redirectError(stderr.toFile())
                .start();
        to = process.getOutputStream();
        from = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /**
     * What one run left behind.
     *
     * @param told what the command ended with, see {@link HostileRuns}
     * @param report its folder
     * @param children processes that the target has begun, by id
     * @param stderr what stands there that no command has written
     */
    record Outcome(JsonNode told, Path report, List<Long> children, String stderr) {

        /** Those of them that run on; one that has ended may wait for somebody to collect its end. */
        List<Long> living() throws Exception {
            List<Long> living = new ArrayList<>();
            for (long id : children) {
                Optional<ProcessHandle> process = ProcessHandle.of(id);
                if (process.isPresent() && !isCollectable(id) && !ends(process.get()) && !isCollectable(id)) {
                    living.add(id);
                }
            }
            return living;
        }

        private static boolean ends(ProcessHandle process) throws Exception {
            try {
                process.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                return true;
            } catch (TimeoutException lives) {
                return false;
            }
        }

        private static boolean isCollectable(long id) {
            try {
                String stat = Files.readString(Path.of("/proc", Long.toString(id), "stat"));
                return stat.substring(stat.lastIndexOf(')') + 1).strip().startsWith("Z");
            } catch (IOException gone) {
                return false;
            }
        }
    }

    Outcome run(HostileKind kind) throws Exception {
        Path own = Files.createDirectories(folder.resolve("run-" + ++runs));
        Path report = own.resolve("report");
        long before = Files.size(stderr);
        try (AutoCloseable target = kind.target().start(own)) {
            ArrayNode words = Json.array();
            Stream.of(
                            "run",
                            own.resolve(HostileKind.PROFILE).toString(),
                            "--only",
                            kind.only(),
                            "--out",
                            report.toString())
                    .forEach(words::add);
            to.write((Json.write(words) + "\n").getBytes(StandardCharsets.UTF_8));
            to.flush();
            String line = answer();
            return new Outcome(
                    Json.parse(line),
                    report,
                    children(own),
                    Files.readString(stderr).substring((int) before));
        }
    }

    private String answer() throws Exception {
        try {
            Optional<String> line = CompletableFuture.supplyAsync(this::line).get(LONGEST_MINUTES, TimeUnit.MINUTES);
            return line.orElseThrow(() -> new IOException("the kit has ended"));
        } catch (TimeoutException hangs) {
            process.destroyForcibly();
            throw new IOException("the kit hangs", hangs);
        }
    }

    private Optional<String> line() {
        try {
            return Optional.ofNullable(from.readLine());
        } catch (IOException broken) {
            return Optional.empty();
        }
    }

    /** Whether it can be asked for more. */
    boolean alive() {
        return process.isAlive();
    }

    private static List<Long> children(Path own) throws IOException {
        Path noted = own.resolve("server.sh.children");
        return Files.exists(noted)
                ? Files.readAllLines(noted).stream().map(Long::valueOf).toList()
                : List.of();
    }

    @Override
    public void close() throws Exception {
        to.close();
        process.waitFor();
    }
}
