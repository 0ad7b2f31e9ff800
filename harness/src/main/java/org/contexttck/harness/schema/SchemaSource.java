package org.contexttck.harness.schema;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where the bytes of a schema come from. */
interface SchemaSource {

    /** The file at this path below {@code schemas/}, if there is one. The path has no {@code ..} and no leading slash. */
    Optional<byte[]> read(String path);

    static SchemaSource classPath() {
        return path -> {
            try (InputStream in = Schemas.class.getResourceAsStream("/schemas/" + path)) {
                return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(path + " cannot be read", e);
            }
        };
    }

    static SchemaSource directory(Path directory) {
        return path -> {
            Path file = directory.resolve(path);
            try {
                return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
            } catch (IOException e) {
                throw new UncheckedIOException(file + " cannot be read", e);
            }
        };
    }
}
