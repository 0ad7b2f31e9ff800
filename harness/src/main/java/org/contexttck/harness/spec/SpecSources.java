package org.contexttck.harness.spec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.SourceText;
import org.contexttck.harness.schema.Schemas;

/**
 * What the site is made of: a folder laid out like {@code features/} and one laid out like {@code schemas/}. Paths are given
 * from the folder that holds both, such as {@code features/wire/answers.feature}.
 */
public final class SpecSources implements AutoCloseable {

    private final Map<String, Path> roots;
    private final Catalogue catalogue;
    private final Schemas schemas;
    private final List<FileSystem> opened;

    private SpecSources(Path features, Path schemas, Catalogue catalogue, Schemas checks, List<FileSystem> opened) {
        this.roots = Map.of("features", features, "schemas", schemas);
        this.catalogue = catalogue;
        this.schemas = checks;
        this.opened = List.copyOf(opened);
    }

    /** The sources that come with the kit. */
    public static SpecSources bundled() {
        Bundle features = Bundle.of("/features");
        Bundle schemas = Bundle.of("/schemas");
        return new SpecSources(
                features.folder(),
                schemas.folder(),
                Catalogue.bundled(),
                Schemas.bundled(),
                Stream.of(features, schemas).flatMap(it -> it.opened().stream()).toList());
    }

    /** The sources in two folders. */
    public static SpecSources over(Path features, Path schemas) {
        return new SpecSources(features, schemas, Catalogue.over(features), Schemas.over(schemas), List.of());
    }

    public Catalogue catalogue() {
        return catalogue;
    }

    /** What the source of a protocol says; empty if nothing is known of it. */
    public Optional<SourceText> source(String protocol) {
        return text("features/" + protocol + "/source.md").map(it -> SourceText.read(protocol, it));
    }

    Schemas schemas() {
        return schemas;
    }

    /** The text of a file, its line ends being line feeds; empty if there is none. */
    public Optional<String> text(String path) {
        Path file = file(path);
        try {
            return Files.isRegularFile(file)
                    ? Optional.of(Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n"))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read", e);
        }
    }

    /** The files of a folder, not of folders in it, whose names end so, in the order of their names; none if there is no such folder. */
    public List<String> files(String folder, String end) {
        return names(folder).stream().filter(name -> name.endsWith(end)).toList();
    }

    /** The folders in a folder, in the order of their names. */
    List<String> folders(String folder) {
        return names(folder).stream()
                .filter(name -> Files.isDirectory(file(name)))
                .toList();
    }

    private List<String> names(String folder) {
        Path directory = file(folder);
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(directory)) {
            return found.map(path -> path.getFileName().toString().replace("/", ""))
                    .sorted()
                    .map(name -> folder + "/" + name)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(folder + " cannot be listed", e);
        }
    }

    private Path file(String path) {
        String[] parts = path.split("/", 2);
        Path root = roots.get(parts[0]);
        return parts.length == 1 ? root : root.resolve(parts[1]);
    }

    @Override
    public void close() throws IOException {
        for (FileSystem one : opened) {
            one.close();
        }
    }

    /** A folder of the class path, in a jar or on disk. */
    private record Bundle(Path folder, List<FileSystem> opened) {

        static Bundle of(String name) {
            try {
                URL found = SpecSources.class.getResource(name);
                if (found == null) {
                    throw new IllegalStateException("the class path has no " + name);
                }
                URI uri = found.toURI();
                if (!uri.getScheme().equals("jar")) {
                    return new Bundle(Path.of(uri), List.of());
                }
                FileSystem jar = FileSystems.newFileSystem(Path.of(URI.create(inside(uri))));
                return new Bundle(jar.getPath(name), List.of(jar));
            } catch (URISyntaxException | IOException e) {
                throw new IllegalStateException(name + " cannot be read from the class path", e);
            }
        }

        private static String inside(URI jar) {
            String text = jar.getRawSchemeSpecificPart();
            return text.substring(0, text.lastIndexOf("!/"));
        }
    }
}
