package org.contexttck.harness.run.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.contexttck.harness.wire.InProcessPeer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReferenceAppTest {

    private static final String SOURCE = """
            package org.contexttck.reference;

            public final class Main {
                public static void main(String[] arguments) throws Exception {
                    System.out.println("ready " + String.join("|", arguments));
                    while (System.in.read() >= 0) {}
                }
            }
            """;

    private static final String EMBEDDED = """
            package org.contexttck.reference;

            import java.io.*;
            import java.util.*;

            public final class Embedded {
                public static int run(
                        List<String> arguments, Map<String, String> environment,
                        InputStream in, OutputStream out, OutputStream err) {
                    PrintStream print = new PrintStream(out, true);
                    print.print(arguments + " " + environment);
                    try {
                        Class.forName("org.contexttck.harness.run.reference.ReferenceApp");
                    } catch (ClassNotFoundException hidden) {
                        print.print(" alone");
                    }
                    return 3;
                }
            }
            """;

    @TempDir
    private Path scratch;

    private Path home;
    private Path archives;

    @BeforeEach
    void appFolderWithOneSmallServer() throws IOException {
        home = scratch.resolve("an app");
        archives = home.resolve("cds");
        Files.createDirectories(home.resolve("reference"));
        SmallJar.write(
                home.resolve("reference/context-tck-reference-impl-1.jar"), "org.contexttck.reference.Main", SOURCE);
    }

    @Test
    void startsTheServerWithTheArgumentsAsTheyAre() throws Exception {
        List<String> command = ReferenceApp.in(home, archives).command("server", "--broken", "A b");

        assertThat(run(command)).isEqualTo("ready server|--broken|A b\n");
    }

    @Test
    void theFirstServerWritesTheArchiveAndLaterOnesUseIt() throws Exception {
        ReferenceApp app = ReferenceApp.in(home, archives);
        List<String> first = app.command("server");
        List<String> meanwhile = app.command("server");
        run(first);
        List<String> later = app.command("server");

        assertThat(first).anyMatch(it -> it.startsWith("-XX:ArchiveClassesAtExit="));
        assertThat(meanwhile).noneMatch(it -> it.contains("Archive"));
        assertThat(later).anyMatch(it -> it.startsWith("-XX:SharedArchiveFile="));
        assertThat(files(archives)).hasSize(1).allMatch(it -> it.matches("reference-[0-9a-f]{8}\\.jsa"));
        List<String> insisting = new ArrayList<>(later);
        insisting.replaceAll(it -> it.equals("-Xshare:auto") ? "-Xshare:on" : it);
        assertThat(run(insisting)).isEqualTo("ready server\n");
    }

    @Test
    void whatIsKilledOrOfNoUseToOthersWritesNoArchive() {
        ReferenceApp app = ReferenceApp.in(home, archives);

        assertThat(app.command("server", "--http", "0")).noneMatch(it -> it.contains("Archive"));
        assertThat(app.command("null-peer", "closes")).noneMatch(it -> it.contains("Archive"));
        assertThat(app.command("server")).anyMatch(it -> it.contains("Archive"));
    }

    @Test
    void aDumpThatWasCutOffIsNotUsed() throws Exception {
        ReferenceApp app = ReferenceApp.in(home, archives);
        String dump = option(app.command("server"), "-XX:ArchiveClassesAtExit=");
        Files.write(Path.of(dump), new byte[8192]);

        assertThat(app.command("server")).noneMatch(it -> it.contains("Archive"));
    }

    @Test
    void otherJarsGetAnotherArchive() throws Exception {
        String one = option(ReferenceApp.in(home, archives).command("server"), "-XX:ArchiveClassesAtExit=");
        Files.write(home.resolve("reference/zz.jar"), new byte[] {0});
        String other = option(ReferenceApp.in(home, archives).command("server"), "-XX:ArchiveClassesAtExit=");

        assertThat(one).isNotEqualTo(other);
    }

    @Test
    void startsWithoutAnArchiveWhereNoneCanBeKept() throws Exception {
        Path notAFolder = Files.writeString(scratch.resolve("file"), "");

        List<String> command = ReferenceApp.in(home, notAFolder).command("server");

        assertThat(command).noneMatch(it -> it.contains("Archive"));
        assertThat(run(command)).isEqualTo("ready server\n");
    }

    @Test
    void runsThemInsideThisJvmWhereTheySeeNothingOfTheKit() throws Exception {
        SmallJar.write(
                home.resolve("reference/context-tck-reference-impl-1.jar"),
                "org.contexttck.reference.Embedded",
                EMBEDDED);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InProcessPeer.Connection connection = new InProcessPeer.Connection(
                InputStream.nullInputStream(), out, OutputStream.nullOutputStream(), Map.of("A", "1"));

        ReferenceApp app = ReferenceApp.in(home, archives);
        int code = app.embedded().peer(List.of("server", "--broken", "A b")).serve(connection);

        assertThat(code).isEqualTo(3);
        assertThat(out).hasToString("[server, --broken, A b] {A=1} alone");
        assertThat(app.embedded()).isSameAs(app.embedded());
    }

    @Test
    void saysWhyTheyCannotBeRunInsideThisJvm() {
        ReferenceApp app = ReferenceApp.in(home, archives);

        assertThatThrownBy(app::embedded)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the reference implementations cannot be run inside the kit: "
                        + "java.lang.ClassNotFoundException: org.contexttck.reference.Embedded");
    }

    @Test
    void saysWhereItLookedForTheReferences() throws Exception {
        Path empty = Files.createDirectories(scratch.resolve("empty/reference"));

        assertThatThrownBy(() -> ReferenceApp.in(scratch, archives))
                .hasMessage("no reference implementations in %s; build the kit again", scratch.resolve("reference"));
        assertThatThrownBy(() -> ReferenceApp.in(empty.getParent(), archives))
                .hasMessage("no reference implementations in %s; build the kit again", empty);
    }

    private static String option(List<String> command, String name) {
        return command.stream()
                .filter(it -> it.startsWith(name))
                .findFirst()
                .orElseThrow()
                .substring(name.length());
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.map(it -> it.getFileName().toString()).toList();
        }
    }

    /** What the command prints, on both streams, until it ends because its input is closed. */
    private static String run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().keySet().removeIf(it -> it.endsWith("_OPTIONS"));
        Process process = builder.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        return printed.replace("\r\n", "\n");
    }
}
