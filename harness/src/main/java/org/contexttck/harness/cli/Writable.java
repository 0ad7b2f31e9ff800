package org.contexttck.harness.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import org.contexttck.harness.run.UsageException;

/** Finds out whether something can be written before the work that leads to it is done. */
final class Writable {

    private Writable() {}

    /**
     * Makes a folder if it is not there.
     *
     * @param option the one that names it, for the message
     * @throws UsageException if it cannot be used
     */
    static void folder(String option, Path folder) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new UsageException(option + " " + folder + ": is a file, not a folder");
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException fault) {
            throw new UsageException(option + " " + folder + ": cannot be made: " + reason(fault));
        }
        if (!Files.isWritable(folder)) {
            throw new UsageException(option + " " + folder + ": cannot be used: permission denied");
        }
    }

    /**
     * Looks whether a file could be written; leaves it alone.
     *
     * @throws UsageException if there is no such folder, or a folder in its place
     */
    static void file(String option, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new UsageException(option + " " + file + ": is a folder, not a file");
        } else if (folder == null || !Files.isDirectory(folder)) {
            throw new UsageException(option + " " + file + ": there is no folder " + folder + "; make it first");
        } else if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new UsageException(option + " " + file + ": cannot be written: permission denied");
        }
    }

    /** Why the file system refused something, in words; Java has no more than the path for some of it. */
    static String reason(IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        String why = fault instanceof FileSystemException file ? file.getReason() : fault.getMessage();
        String kind = fault.getClass().getSimpleName().replaceFirst("Exception$", "");
        return why != null && !why.isBlank()
                ? why
                : kind.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
