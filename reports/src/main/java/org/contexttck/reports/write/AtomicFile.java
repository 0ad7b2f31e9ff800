package org.contexttck.reports.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Puts a file in place as a whole, so that nobody ever reads half of it. */
public final class AtomicFile {

    private AtomicFile() {}

    public static void write(Path file, String text) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        Path part = folder.resolve(file.getFileName() + ".part");
        try {
            Files.write(part, text.getBytes(StandardCharsets.UTF_8));
            try {
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
