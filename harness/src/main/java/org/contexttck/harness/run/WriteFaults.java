package org.contexttck.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Holds back what goes wrong when a report is written. It must not reach the threads that hear the target: there it
 * would look like a fault of the target.
 */
public final class WriteFaults {

    private Optional<IOException> first = Optional.empty();

    /** Something that writes. */
    public interface Write {
        void run() throws IOException;
    }

    /** Writes; a failure is kept for {@link #raise()}. @param file what is written, for the reader */
    public void attempt(Path file, Write write) {
        try {
            write.run();
        } catch (IOException | UncheckedIOException failure) {
            keep(FileError.writing(file, failure));
        }
    }

    private synchronized void keep(IOException failure) {
        if (first.isEmpty()) {
            first = Optional.of(failure);
        }
    }

    /** @throws IOException the first failure, if there was any; its message is one line with the file and the reason */
    public synchronized void raise() throws IOException {
        if (first.isPresent()) {
            throw first.get();
        }
    }
}
