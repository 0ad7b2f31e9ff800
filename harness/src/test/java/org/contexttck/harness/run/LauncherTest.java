package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.contexttck.harness.run.reference.SmallJar;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The two shell scripts, with a kit that only prints what it was given. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    private static final String SOURCE = """
            package org.contexttck.harness.cli;

            public final class Main {
                public static void main(String[] arguments) throws Exception {
                    for (String argument : arguments) {
                        System.out.println("<" + argument + ">");
                    }
                    System.out.println("home " + System.getProperty("contexttck.home"));
                    System.out.println("command " + System.getProperty("contexttck.command"));
                    System.out.println("extra " + System.getProperty("extra"));
                    if (arguments.length > 1 && arguments[1].endsWith(".jsonl")) {
                        System.out.println("short " + java.lang.management.ManagementFactory.getRuntimeMXBean()
                                .getInputArguments().contains("-XX:TieredStopAtLevel=1"));
                    }
                    if (arguments.length > 1 && arguments[0].equals("exit")) {
                        System.exit(Integer.parseInt(arguments[1]));
                    }
                    if (arguments.length > 0 && arguments[0].equals("wait")) {
                        Thread.sleep(60_000);
                    }
                }
            }
            """;

    private static final int FIRST_TIME_STAMP_IN_A_ZIP = 10;

    private final Map<String, String> environment = new HashMap<>(Map.of("JAVA_HOME", System.getProperty("java.home")));

    @TempDir
    private Path scratch;

    private Path root;
    private Path app;
    private Path script;

    private record Ended(int code, String printed, String complained) {}

    @BeforeEach
    void checkoutWithAnAppFolder() throws IOException {
        scratch = scratch.toRealPath();
        root = Files.createDirectories(scratch.resolve("my check out"));
        Files.copy(Path.of("../context-tck"), root.resolve("context-tck"));
        app = root.resolve("harness/target/app");
        script = app.resolve("bin/context-tck");
        Files.createDirectories(script.getParent());
        Files.copy(Path.of("src/app/bin/context-tck"), script);
        SmallJar.write(
                Files.createDirectories(app.resolve("lib")).resolve("context-tck-harness-1.jar"),
                "org.contexttck.harness.cli.Main",
                SOURCE);
    }

    @Test
    void argumentsArriveAsTheyAre() throws Exception {
        List<String> arguments = List.of("", "a b", "it's", "\"q\"", "*", "$HOME", "--x=1\n2", "-Dextra=no", "\\");

        Ended ended = start(root.resolve("context-tck"), arguments);

        assertThat(ended.printed()).startsWith("<" + String.join(">\n<", arguments) + ">\n");
        assertThat(ended.complained()).isEmpty();
        assertThat(ended.code()).isZero();
    }

    /** What takes long is worth compiling well. */
    @Test
    void longRecordingsAreCheckedWithTheSecondCompiler() throws Exception {
        Path brief = Files.writeString(scratch.resolve("brief.jsonl"), "{}");
        Path large = scratch.resolve("large.jsonl");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength((64 << 20) + 1);
        }

        assertThat(start(script, List.of("check", brief.toString())).printed()).contains("short true");
        assertThat(start(script, List.of("check", brief.toString(), large.toString()))
                        .printed())
                .contains("short false");
        assertThat(start(script, List.of("run", large.toString())).printed()).contains("short true");
    }

    @Test
    void startsThroughLinksFromAnyDirectory() throws Exception {
        Path absolute = Files.createSymbolicLink(scratch.resolve("absolute"), root.resolve("context-tck"));
        Path relative = Files.createSymbolicLink(scratch.resolve("relative"), Path.of("absolute"));
        Path inner = Files.createSymbolicLink(
                scratch.resolve("inner"), Path.of("my check out/harness/target/app/bin/context-tck"));

        for (Path link : List.of(absolute, relative, inner)) {
            assertThat(start(link, List.of()).printed())
                    .isEqualTo("home %s\ncommand %s\nextra null\n".formatted(app, link));
        }
    }

    @Test
    void onThePathTheKitIsCalledByItsName() throws Exception {
        environment.put("PATH", script.getParent() + ":" + System.getenv("PATH"));

        assertThat(start(script, List.of()).printed()).contains("\ncommand context-tck\n");
        assertThat(start(root.resolve("context-tck"), List.of()).printed())
                .contains("\ncommand " + root.resolve("context-tck") + "\n");
    }

    @Test
    void passesOnTheExitCodeAndExtraOptions() throws Exception {
        environment.put("CONTEXT_TCK_OPTS", "-Xmx64m  -Dextra=*");

        Ended ended = start(script, List.of("exit", "5"));

        assertThat(ended.code()).isEqualTo(5);
        assertThat(ended.printed()).endsWith("extra *\n");
    }

    @Test
    void aSignalReachesTheKit() throws Exception {
        Process process = process(root.resolve("context-tck"), List.of("wait"));
        process.getInputStream().read();
        process.destroy();

        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(128 + 15);
    }

    @Test
    void aRunLeavesAnArchiveForTheNextStart() throws Exception {
        Ended help = start(script, List.of("--help"));
        assertThat(archives(app.resolve("cds"))).isEmpty();
        Ended first = start(script, List.of("run", "x"));
        assertThat(archives(app.resolve("cds"))).singleElement().asString().endsWith(".part");
        Ended second = start(script, List.of("run", "x"));

        assertThat(archives(app.resolve("cds"))).singleElement().asString().matches("kit-\\d+\\.jsa");
        assertThat(second).isEqualTo(first);
        assertThat(Stream.of(help, first, second).map(Ended::complained)).containsOnly("");
    }

    @Test
    void firstRunsAtTheSameTimeDoNotDisturbEachOther() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            processes.add(process(script, List.of("run")));
        }
        for (Process process : processes) {
            assertThat(ended(process).complained()).isEmpty();
        }
        environment.put("CONTEXT_TCK_OPTS", "-Xshare:on");

        assertThat(start(script, List.of("run")).code()).isZero();
        assertThat(archives(app.resolve("cds"))).anyMatch(it -> it.matches("kit-\\d+\\.jsa"));
    }

    @Test
    void aDumpThatWasCutOffIsNotUsed() throws Exception {
        start(script, List.of("run"));
        Path part = app.resolve("cds").resolve(archives(app.resolve("cds")).get(0));
        Files.delete(part);
        Files.write(part, new byte[8192]);

        Ended ended = start(script, List.of("exit", "0"));

        assertThat(ended.complained()).isEmpty();
        assertThat(part).exists();
    }

    @Test
    void anotherBuildGetsAnotherArchive() throws Exception {
        start(script, List.of("run"));
        Files.write(app.resolve("lib/other.jar"), new byte[] {0});
        start(script, List.of("run"));
        assertThat(archives(app.resolve("cds"))).hasSize(2);

        Path kit = app.resolve("lib/context-tck-harness-1.jar");
        byte[] bytes = Files.readAllBytes(kit);
        FileTime time = Files.getLastModifiedTime(kit);
        bytes[FIRST_TIME_STAMP_IN_A_ZIP] ^= 2;
        Files.write(kit, bytes);
        Files.setLastModifiedTime(kit, time);
        start(script, List.of("run"));
        assertThat(archives(app.resolve("cds"))).hasSize(3);
    }

    @Test
    void anArchiveGoesToTheCacheOfTheUserIfTheAppFolderTakesNone() throws Exception {
        Files.writeString(app.resolve("cds"), "no folder");
        environment.put("XDG_CACHE_HOME", scratch.resolve("the cache").toString());

        assertThat(start(script, List.of("run")).complained()).isEmpty();
        assertThat(archives(scratch.resolve("the cache/context-tck"))).hasSize(1);
    }

    @Test
    void saysWhichJavaIsMissingOrTooOld() throws Exception {
        Path tools = Files.createDirectories(scratch.resolve("tools"));
        for (String tool : List.of("dirname", "readlink")) {
            program(tools.resolve(tool), "exec " + which(tool) + " \"$@\"");
        }
        environment.put("PATH", tools.toString());
        environment.put("JAVA_HOME", "");
        assertThat(start(script, List.of()))
                .isEqualTo(
                        new Ended(4, "", "context-tck: no Java found; install Java 17 or newer, or set JAVA_HOME\n"));

        environment.put("JAVA_HOME", "/nowhere");
        assertThat(start(script, List.of()).complained())
                .isEqualTo("context-tck: JAVA_HOME is /nowhere, which has no bin/java; Java 17 or newer is needed\n");

        Path old = Files.createDirectories(scratch.resolve("old/bin")).getParent();
        Files.writeString(old.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"11.0.2\"\n");
        program(old.resolve("bin/java"), "exit 9");
        environment.put("JAVA_HOME", old.toString());
        assertThat(start(script, List.of()).complained())
                .isEqualTo("context-tck: %s/bin/java is Java 11.0.2; Java 17 or newer is needed\n".formatted(old));
    }

    @Test
    void asksAJavaWithoutAReleaseFile() throws Exception {
        Path shim = Files.createDirectories(scratch.resolve("shim"));
        program(shim.resolve("java"), "echo 'openjdk version \"1.8.0_402\"' >&2");
        environment.put("JAVA_HOME", "");
        environment.put("PATH", shim + ":" + System.getenv("PATH"));

        assertThat(start(script, List.of()).complained())
                .isEqualTo("context-tck: %s/java is Java 1.8.0_402; Java 17 or newer is needed\n".formatted(shim));

        program(shim.resolve("java"), "exec \"" + System.getProperty("java.home") + "/bin/java\" \"$@\"");
        assertThat(start(script, List.of("run")).printed()).startsWith("<run>\n");
    }

    @Test
    void buildsOnFirstUseAndWhenAsked() throws Exception {
        Path built = Files.move(app, scratch.resolve("built"));
        maven(
                "echo '[INFO] noise'; echo \"$PWD: $*\" >>../builds; mkdir -p harness/target; cp -R ../built harness/target/app");

        Ended first = start(root.resolve("context-tck"), List.of("x"));
        assertThat(first.printed()).startsWith("<x>\n");
        assertThat(first.complained())
                .isEqualTo(
                        "context-tck: building the kit; this takes about a minute, once, longer while libraries are fetched\n");
        assertThat(start(root.resolve("context-tck"), List.of("x")).complained())
                .isEmpty();
        environment.put("CONTEXT_TCK_BUILD", "1");
        start(root.resolve("context-tck"), List.of("x"));

        assertThat(built).exists();
        String build = root + ": -q -B -Dmaven.test.skip=true package";
        assertThat(Files.readAllLines(scratch.resolve("builds"))).containsExactly(build, build);
    }

    @Test
    void showsTheOutputOfABuildThatFails() throws Exception {
        Files.move(app, scratch.resolve("elsewhere"));
        maven("echo '[ERROR] cannot find symbol'; exit 1");

        Ended ended = start(root.resolve("context-tck"), List.of("x"));

        assertThat(ended.code()).isEqualTo(4);
        assertThat(ended.printed()).isEmpty();
        assertThat(ended.complained().lines().skip(1))
                .containsExactly("[ERROR] cannot find symbol", "context-tck: the build failed; its output is above");
    }

    private void maven(String body) throws IOException {
        Path bin = Files.createDirectories(scratch.resolve("maven"));
        program(bin.resolve("mvn"), body);
        environment.put("PATH", bin + ":" + System.getenv("PATH"));
    }

    private static void program(Path file, String body) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + body + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Path which(String tool) {
        return Stream.of("/bin", "/usr/bin")
                .map(it -> Path.of(it, tool))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> archives(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(it -> it.getFileName().toString()).toList();
        }
    }

    private Ended start(Path program, List<String> arguments) throws IOException, InterruptedException {
        return ended(process(program, arguments));
    }

    private Process process(Path program, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).directory(scratch.toFile());
        builder.environment().keySet().removeIf(it -> it.startsWith("CONTEXT_TCK_") || it.endsWith("_OPTIONS"));
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** Both streams are short enough for the buffer of a pipe. */
    private static Ended ended(Process process) throws IOException, InterruptedException {
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes());
        String complained = new String(process.getErrorStream().readAllBytes());
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Ended(process.exitValue(), printed, complained);
    }
}
