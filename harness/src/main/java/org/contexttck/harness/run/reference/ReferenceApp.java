package org.contexttck.harness.run.reference;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The reference implementations in an app folder, as a command line to start. They live in a folder of their own, so
 * that their libraries never meet those of the kit.
 *
 * <p>The Java that runs the kit runs them too. They start with a class-data archive if there is one; the first command
 * line for a server on standard streams writes it when that server ends by itself, that is, after its input was closed.
 * A server that is killed instead writes nothing. Use one instance for a whole run.
 */
public final class ReferenceApp {

    private static final String JAR = "context-tck-reference-impl-*.jar";

    private final Path jar;
    private final List<Path> jars;
    private final Optional<ClassArchive> archive;
    private Optional<EmbeddedReference> embedded = Optional.empty();

    private ReferenceApp(Path jar, List<Path> jars, Optional<ClassArchive> archive) {
        this.jar = jar;
        this.jars = jars;
        this.archive = archive;
    }

    /**
     * The one of the app folder that this kit runs from: system property {@code contexttck.home}; archives go to
     * {@code contexttck.cds}, by default {@code cds} in the app folder.
     *
     * @throws IllegalStateException if the kit was not started from an app folder, or the folder has no references
     */
    public static ReferenceApp installed() {
        String home = System.getProperty("contexttck.home", "");
        if (home.isEmpty()) {
            throw new IllegalStateException(
                    "the reference implementations are found in the app folder; start the kit with its context-tck script");
        }
        String archives = System.getProperty("contexttck.cds", home + File.separator + "cds");
        return in(Path.of(home), Path.of(archives));
    }

    /**
     * The one of the app folder {@code home}.
     *
     * @param archives folder for class-data archives; made if it is missing, not used if it cannot be written
     * @throws IllegalStateException if {@code home} has no {@code reference} folder with the jar of the references
     */
    public static ReferenceApp in(Path home, Path archives) {
        Path folder = home.resolve("reference");
        List<Path> found = files(folder, JAR);
        if (found.size() != 1) {
            throw new IllegalStateException("no reference implementations in " + folder + "; build the kit again");
        }
        List<Path> jars = files(folder, "*.jar");
        return new ReferenceApp(found.get(0), jars, ClassArchive.in(archives, "reference", jars));
    }

    /** The whole command line: Java, its options, the jar, then {@code arguments} as they are. */
    public List<String> command(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
        command.addAll(List.of("-Xlog:disable", "-Xlog:all=error:stderr", "-Xlog:cds*=off:stderr"));
        archive.ifPresent(it -> command.addAll(it.options(isWorthWriting(arguments))));
        command.addAll(List.of("-jar", jar.toString()));
        command.addAll(List.of(arguments));
        return List.copyOf(command);
    }

    /**
     * The same to run inside this JVM; loaded by the first call.
     *
     * @throws IllegalStateException if they cannot be run so
     */
    public synchronized EmbeddedReference embedded() {
        if (embedded.isEmpty()) {
            embedded = Optional.of(EmbeddedReference.load(jars));
        }
        return embedded.get();
    }

    /**
     * A text file that comes with the reference implementations.
     *
     * @param path in their jar
     * @throws IllegalStateException if there is none
     */
    public String text(String path) {
        try (JarFile opened = new JarFile(jar.toFile())) {
            JarEntry entry = opened.getJarEntry(path);
            if (entry == null) {
                throw new IllegalStateException("the reference implementations have no " + path);
            }
            return new String(opened.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether it will end by itself, after having loaded what all the others load too. */
    private static boolean isWorthWriting(String... arguments) {
        return arguments.length > 0
                && arguments[0].equals("server")
                && !List.of(arguments).contains("--http");
    }

    /** Empty if the folder does not exist. */
    private static List<Path> files(Path folder, String pattern) {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, pattern)) {
            entries.forEach(files::add);
        } catch (IOException e) {
            return List.of();
        }
        files.sort(null);
        return files;
    }
}
