package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.json.Json;

/** The files of the schemas module, as they lie in the source tree. */
final class SchemaFiles {

    static final Path ROOT = Path.of("..", "schemas").toAbsolutePath().normalize();

    private SchemaFiles() {}

    /** Paths below {@code schemas/} that end so, sorted. */
    static List<String> ending(String suffix) {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.map(file -> ROOT.relativize(file).toString().replace('\\', '/'))
                    .filter(path -> path.endsWith(suffix) && !path.startsWith("target/"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonNode read(String path) {
        try {
            return Json.parse(Files.readString(ROOT.resolve(path)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
