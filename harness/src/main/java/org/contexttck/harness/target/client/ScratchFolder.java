package org.contexttck.harness.target.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder of its own for what is started, deleted when that has ended. */
final class ScratchFolder implements AutoCloseable {

    private final Path folder;

    private ScratchFolder(Path folder) {
        this.folder = folder;
    }

    /** @throws UncheckedIOException if there is no room for temporary files */
    static ScratchFolder create() {
        try {
            return new ScratchFolder(Files.createTempDirectory("context-tck-"));
        } catch (IOException fault) {
            throw new UncheckedIOException("no folder for temporary files: " + fault.getMessage(), fault);
        }
    }

    Path path() {
        return folder;
    }

    /** Writes a file. */
    Path write(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException fault) {
            throw new UncheckedIOException(name + " cannot be written: " + fault.getMessage(), fault);
        }
    }

    /** What cannot be deleted, such as a file that a program on its way out still holds open, is left behind. */
    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            deepestFirst.forEach(path -> path.toFile().delete());
        } catch (IOException | UncheckedIOException gone) {
            folder.toFile().delete();
        }
    }
}
