package org.contexttck.harness.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where the files of {@code features/} are read from. */
interface CatalogueFiles {

    /** The protocols, in the order of reports. A folder that is not there is a protocol the kit was built without. */
    List<String> PROTOCOLS = List.of("transient-context", "sub-context", "context-saving", "context-pack", "wire");

    /** The bytes of a file, by its path below {@code features/}; empty if there is none. */
    Optional<byte[]> read(String path);

    static CatalogueFiles onClassPath() {
        return path -> {
            try (InputStream in = CatalogueFiles.class.getResourceAsStream("/features/" + path)) {
                return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
            } catch (IOException problem) {
                throw unreadable(path, problem);
            }
        };
    }

    static CatalogueFiles below(Path features) {
        return path -> {
            Path file = features.resolve(path);
            try {
                return Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
            } catch (IOException problem) {
                throw unreadable(path, problem);
            }
        };
    }

    private static CatalogueException unreadable(String path, IOException problem) {
        return new CatalogueException("features/" + path, "cannot be read: " + problem.getMessage(), problem);
    }
}
