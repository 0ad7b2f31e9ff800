package org.contexttck.harness.run;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The reference implementations in an app folder, as a command line to start. They live in a folder of their own, so
 * that their libraries never meet those of the kit.
 *
 * <p>The Java that runs the kit runs them too. They start with a class-data archive if there is one; the first command
 * line that an instance hands out writes it when that server ends by itself, that is, after its standard input was
 * closed. A server that is killed instead writes nothing, and costs nothing but the time saved. Use one instance for a
 * whole run.
 */
public final class ReferenceApp {

    private static final String MAIN = "org.contexttck.reference.Main";
    private static final int NATIVE_ACCESS_IS_ASKED_FOR = 24;

    private final List<Path> jars;
    private final Optional<ClassArchive> archive;

    private ReferenceApp(List<Path> jars, Optional<ClassArchive> archive) {
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
     * @throws IllegalStateException if {@code home} has no {@code reference} folder with jars in it
     */
    public static ReferenceApp in(Path home, Path archives) {
        List<Path> jars = jars(home.resolve("reference"));
        return new ReferenceApp(jars, ClassArchive.in(archives, "reference", jars));
    }

    /** The whole command line: Java, its options, the main class, then {@code arguments} as they are. */
    public List<String> command(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
        command.addAll(List.of("-Xlog:disable", "-Xlog:all=error:stderr"));
        archive.ifPresent(it -> command.addAll(it.options()));
        if (Runtime.version().feature() >= NATIVE_ACCESS_IS_ASKED_FOR) {
            command.add("--enable-native-access=ALL-UNNAMED");
        }
        command.add("-cp");
        command.add(jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        command.add(MAIN);
        command.addAll(List.of(arguments));
        return List.copyOf(command);
    }

    /**
     * A text file that comes with the reference implementations.
     *
     * @param path on their class path
     * @throws IllegalStateException if there is none
     */
    String text(String path) {
        URL[] urls = jars.stream().map(ReferenceApp::url).toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(urls, null);
                InputStream in = loader.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("the reference implementations have no " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Path> jars(Path folder) {
        List<Path> jars = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*.jar")) {
            entries.forEach(jars::add);
        } catch (IOException e) {
            throw new IllegalStateException("no reference implementations in " + folder + "; build the kit again", e);
        }
        if (jars.isEmpty()) {
            throw new IllegalStateException("no reference implementations in " + folder + "; build the kit again");
        }
        jars.sort(null);
        return List.copyOf(jars);
    }
}
