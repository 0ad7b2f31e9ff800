package org.contexttck.harness.guides;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Maven in the reader's folder. It fetches nothing: what the kit does not bring is what its own build fetched already, and
 * nothing of the kit is kept where other builds would find it.
 */
final class GuideMaven implements AutoCloseable {

    private static final String KIT = "contexttck";

    private final Path folder;
    private final List<Path> links;
    private final List<String> options;

    private GuideMaven(Path folder, List<Path> links, List<String> options) {
        this.folder = folder;
        this.links = links;
        this.options = options;
    }

    /**
     * @param folder where the reader is
     * @param scratch an empty folder
     */
    static GuideMaven in(Path folder, Path scratch) throws IOException {
        Path fetched = Path.of(System.getProperty("localRepository"));
        Path libraries = Files.createDirectories(scratch.resolve("libraries"));
        List<Path> links = new ArrayList<>(linked(fetched, libraries));
        Path organizations = Files.createDirectories(libraries.resolve("org"));
        links.addAll(linked(fetched.resolve("org"), organizations));
        Path settings = Files.writeString(scratch.resolve("settings.xml"), "<settings/>");
        return new GuideMaven(
                folder,
                links,
                List.of(
                        "-B",
                        "-o",
                        "-s",
                        settings.toString(),
                        "-Dstyle.color=never",
                        "-Dmaven.repo.local=" + libraries,
                        "-Dmaven.legacyLocalRepo=true",
                        "-Daether.offline.protocols=file"));
    }

    private static List<Path> linked(Path from, Path to) throws IOException {
        List<Path> links = new ArrayList<>();
        try (Stream<Path> entries = Files.list(from)) {
            for (Path entry : entries.toList()) {
                String name = entry.getFileName().toString();
                if (!name.equals("org") && !name.equals(KIT)) {
                    links.add(Files.createSymbolicLink(to.resolve(name), entry));
                }
            }
        }
        return links;
    }

    /** @param line begins with {@code mvn} */
    GuideSession.Ended run(String line) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(org.contexttck.harness.wire.process.CommandLine.split(line));
        command.addAll(options);
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new GuideSession.Ended(output, process.waitFor());
    }

    @Override
    public void close() throws IOException {
        for (Path link : links) {
            Files.delete(link);
        }
    }
}
