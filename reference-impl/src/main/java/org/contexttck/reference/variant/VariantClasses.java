package org.contexttck.reference.variant;

import java.io.IOException;
import java.lang.reflect.Constructor;
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

/**
 * The classes of one package that extend a base class of the same package, each a variant with its simple name as name.
 *
 * @param <T> the base class
 */
public final class VariantClasses<T> {

    private final Class<T> base;

    /** @param base of all variants of its package; each has a constructor without parameters */
    public VariantClasses(Class<T> base) {
        this.base = base;
    }

    /**
     * The variant with this name.
     *
     * @param name simple name of its class
     * @return a fresh one; empty if there is no such variant
     */
    public Optional<T> named(String name) {
        return variant(name).map(VariantClasses::create);
    }

    /**
     * All names, in alphabetical order.
     *
     * @throws IOException if the class path cannot be read
     */
    public List<String> names() throws IOException {
        Path home = home();
        if (Files.isDirectory(home)) {
            return names(home);
        }
        try (FileSystem jar = FileSystems.newFileSystem(home, Map.of())) {
            return names(jar.getPath("/"));
        }
    }

    private List<String> names(Path root) throws IOException {
        Path folder = root.resolve(base.getPackageName().replace('.', '/'));
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .filter(name -> variant(name).isPresent())
                    .sorted()
                    .toList();
        }
    }

    private Optional<Class<? extends T>> variant(String name) {
        try {
            Class<?> found = Class.forName(base.getPackageName() + "." + name);
            return base.isAssignableFrom(found) && !Modifier.isAbstract(found.getModifiers()) && !name.contains("$")
                    ? Optional.of(found.asSubclass(base))
                    : Optional.empty();
        } catch (ClassNotFoundException | LinkageError e) {
            // a name that differs only in case finds the file on some systems, and is then refused as a linkage error
            return Optional.empty();
        }
    }

    private static <V> V create(Class<V> type) {
        try {
            Constructor<V> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type.getSimpleName() + " needs a constructor without parameters", e);
        }
    }

    private Path home() {
        URI location;
        try {
            location = base.getProtectionDomain().getCodeSource().getLocation().toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the class path has an entry that is no URI", e);
        }
        return Path.of(location);
    }
}
