package org.contexttck.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;

/** Why the file system refused something, in words for a reader and without the path. */
public final class FileError {

    private FileError() {}

    public static String of(Exception failure) {
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
        return text == null || text.isBlank() ? named(failure) : text.strip();
    }

    /** For example {@code directory not empty}, where Java has nothing but the name of a class. */
    private static String named(Exception failure) {
        String words = failure.getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ");
        return words.replaceFirst(" Exception$", "").toLowerCase(Locale.ROOT);
    }

    /** One line that says what could not be written, and why. */
    public static IOException writing(Object file, Exception failure) {
        return new IOException("cannot write " + file + ": " + of(failure), failure);
    }
}
