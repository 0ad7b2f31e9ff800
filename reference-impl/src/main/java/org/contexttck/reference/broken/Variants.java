package org.contexttck.reference.broken;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.reference.server.LineTap;

/** Finds the broken variants among the classes of this package. */
public final class Variants {

    private Variants() {}

    /**
     * The variant with this name.
     *
     * @param name simple name of its class, such as {@code NoHints}
     * @return a fresh one, for one connection; empty if there is no such variant
     */
    public static Optional<LineTap> named(String name) {
        return variant(name).map(Variants::create);
    }

    /**
     * All names, in alphabetical order.
     *
     * @throws IOException if the class path cannot be read
     */
    public static List<String> names() throws IOException {
        Path home = home();
        if (Files.isDirectory(home)) {
            return names(home);
        }
        try (FileSystem jar = FileSystems.newFileSystem(home, Map.of())) {
            return names(jar.getPath("/"));
        }
    }

    private static List<String> names(Path root) throws IOException {
        Path folder = root.resolve(Variants.class.getPackageName().replace('.', '/'));
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .filter(name -> variant(name).isPresent())
                    .sorted()
                    .toList();
        }
    }

    private static Optional<Class<? extends BrokenServer>> variant(String name) {
        try {
            Class<?> found = Class.forName(Variants.class.getPackageName() + "." + name);
            return BrokenServer.class.isAssignableFrom(found) && !Modifier.isAbstract(found.getModifiers())
                    ? Optional.of(found.asSubclass(BrokenServer.class))
                    : Optional.empty();
        } catch (ClassNotFoundException | LinkageError e) {
            // a name that differs only in case finds the file on some systems, and is then refused as a linkage error
            return Optional.empty();
        }
    }

    private static LineTap create(Class<? extends BrokenServer> type) {
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type.getSimpleName() + " needs a constructor without parameters", e);
        }
    }

    private static Path home() {
        URI location;
        try {
            location = Variants.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an entry that is no URI", e);
        }
        return Path.of(location);
    }
}
