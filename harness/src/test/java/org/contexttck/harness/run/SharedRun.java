package org.contexttck.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.contexttck.json.Json;

/**
 * A run that is made once a build, by the first test that asks for it, in whichever JVM; the others read what it left in
 * {@code target/runs}, and nobody changes it.
 */
public record SharedRun(Kit.Outcome outcome, Path report) {

    /** Emptied by each build, see the pom. */
    private static final Path RUNS = Path.of("target", "runs").toAbsolutePath();

    private static final Path PROFILES = Path.of("src", "interop", "profiles");
    private static final Map<String, SharedRun> READ = new ConcurrentHashMap<>();

    /** A run of a peer in Node, inside this JVM. @param profile the name of the file, without its ending */
    public static SharedRun ofPeer(String profile, String... more) {
        return READ.computeIfAbsent(
                profile,
                name -> made(
                        name,
                        report -> new Kit(report)
                                .run(Stream.concat(
                                                Stream.of(PROFILES.resolve(name + ".yaml")
                                                        .toString()),
                                                Stream.of(more))
                                        .toArray(String[]::new))));
    }

    /** The second command of the README, as its reader types it, with bad connections too. */
    public static SharedRun ofReference() {
        return READ.computeIfAbsent("reference", name -> made(name, SharedRun::typed));
    }

    private static Kit.Outcome typed(Path report) throws IOException, InterruptedException {
        Path out = RUNS.resolve("reference.out");
        Path err = RUNS.resolve("reference.err");
        int code = new ProcessBuilder(
                        Path.of("..", File.separator.equals("/") ? "context-tck" : "context-tck.cmd")
                                .toAbsolutePath()
                                .toString(),
                        "run",
                        "--reference",
                        "--faults",
                        "--out",
                        report.toString())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Kit.Outcome(code, Files.readString(out), Files.readString(err));
    }

    /** Makes a report in a folder. */
    private interface Making {
        Kit.Outcome in(Path report) throws IOException, InterruptedException;
    }

    private static SharedRun made(String name, Making making) {
        Path report = RUNS.resolve(name);
        Path said = RUNS.resolve(name + ".json");
        try {
            Files.createDirectories(RUNS);
            try (FileChannel file = FileChannel.open(
                            RUNS.resolve(name + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock held = file.lock()) {
                assert held.isValid();
                if (!Files.exists(said)) {
                    Files.writeString(said, Json.write(written(making.in(report))));
                }
                return new SharedRun(outcome(Json.parse(Files.readString(said))), report);
            }
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(name + " has no run", e);
        }
    }

    private static ObjectNode written(Kit.Outcome outcome) {
        return Json.object()
                .put("exit", outcome.exitCode())
                .put("out", outcome.out())
                .put("err", outcome.err());
    }

    private static Kit.Outcome outcome(JsonNode written) {
        return new Kit.Outcome(
                written.path("exit").intValue(),
                written.path("out").textValue(),
                written.path("err").textValue());
    }

    /** Its {@code report.json}. */
    public JsonNode json() {
        try {
            return Json.parse(Files.readString(report.resolve("report.json")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
