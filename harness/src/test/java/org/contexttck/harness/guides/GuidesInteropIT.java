package org.contexttck.harness.guides;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Follows the pages with a running example as a reader does, and compares what they say with what comes. */
class GuidesInteropIT {

    private static final Path HOME = Path.of(System.getProperty("contexttck.home"));
    private static final String RELEASE = "context-tck-0.1.0";
    private static final Path LIBRARIES = Path.of("src", "interop", "node");

    private final List<String> outputs = new ArrayList<>();

    @TempDir
    Path folder;

    @TempDir
    Path scratch;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10-certify-your-server.md",
                "20-certify-your-client.md",
                "30-certify-your-gateway.md",
                "40-writing-a-driver.md",
                "45-checking-recordings.md",
                "55-the-bill.md",
                "75-java-projects.md"
            })
    void whatThePageSaysIsWhatComes(String name) throws Exception {
        GuidePage page = GuidePage.read(name);
        try (GuideSession kit = GuideSession.start(HOME, folder);
                GuideMaven maven = GuideMaven.in(folder, scratch)) {
            for (GuidePage.Block block : page.blocks()) {
                switch (block.kind()) {
                    case "sh" -> type(kit, maven, block);
                    case "text" -> compare(block);
                    case "diff" -> change(block);
                    default -> write(block);
                }
            }
        }

        Files.deleteIfExists(folder.resolve(RELEASE));
        assertThat(outputs).isNotEmpty();
        assertThat(Stream.of("", "target/"))
                .map(place -> folder.resolve(place + "context-tck-report"))
                .anyMatch(report ->
                        Files.exists(report.resolve("index.html")) && Files.exists(report.resolve("badge.svg")));
    }

    private void type(GuideSession kit, GuideMaven maven, GuidePage.Block block) throws Exception {
        for (String line : block.text().lines().toList()) {
            if (line.startsWith("context-tck ") || line.startsWith("mvn ")) {
                GuideSession.Ended ended = line.startsWith("mvn ") ? maven.run(line) : kit.run(line);
                outputs.add(ended.output());
                assertThat(ended.exitCode()).as("%s%n%s", line, ended.output()).isEqualTo(block.exitCode());
            } else if (line.equals("npm install ws")) {
                copyOfWs();
            } else if (line.startsWith("unzip ")) {
                assertThat(line).isEqualTo("unzip -q " + RELEASE + ".zip");
                Files.createSymbolicLink(folder.resolve(RELEASE), HOME.toAbsolutePath());
            } else {
                assertThat(line).matches("export PATH=\"\\$PWD/context-tck-\\S+/bin:\\$PATH\"");
            }
        }
    }

    /** What {@code npm install ws} leaves, without asking a registry. */
    private void copyOfWs() throws IOException {
        try (Stream<Path> files = Files.walk(LIBRARIES.resolve("node_modules/ws"))) {
            for (Path file : files.toList()) {
                Path copy = folder.resolve(LIBRARIES.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    /** What is quoted came from the last command, or from one before that the reader is reminded of. */
    private void compare(GuidePage.Block block) {
        List<String> missing = new ArrayList<>();
        for (String output : outputs) {
            GuidePage.missing(block.quoted(), output).ifPresent(missing::add);
        }
        if (missing.size() == outputs.size()) {
            fail("no command printed, in this order:%n%s%nthe last one lacks: %s%nit printed:%n%s"
                    .formatted(block.text(), missing.get(missing.size() - 1), outputs.get(outputs.size() - 1)));
        }
    }

    private void change(GuidePage.Block block) throws IOException {
        Path file = folder.resolve(block.file().orElseThrow());
        Files.writeString(file, block.change(Files.readString(file)));
    }

    private void write(GuidePage.Block block) throws IOException {
        if (block.file().isPresent()) {
            Path file = folder.resolve(block.file().get());
            Files.createDirectories(file.getParent());
            Files.writeString(file, block.text());
        }
    }
}
