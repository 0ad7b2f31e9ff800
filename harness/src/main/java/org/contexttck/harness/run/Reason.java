package org.contexttck.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why the file system refused something, in words for a reader and without the path. */
final class Reason {

    private Reason() {}

    static String of(Exception failure) {
        if (failure instanceof UncheckedIOException wrapped) {
            return of(wrapped.getCause());
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (failure instanceof NotDirectoryException) {
            return "not a folder";
        }
        String text = failure instanceof FileSystemException file ? file.getReason() : failure.getMessage();
        return text == null || text.isBlank() ? failure.getClass().getSimpleName() : text.strip();
    }

    /** One line that says what could not be written, and why. */
    static IOException writing(Object file, Exception failure) {
        return new IOException("cannot write " + file + ": " + of(failure), failure);
    }
}
