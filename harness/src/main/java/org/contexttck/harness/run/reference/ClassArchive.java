package org.contexttck.harness.run.reference;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.CRC32;

/**
 * A class-data archive for virtual machines that the kit starts. Its file name carries a checksum over the Java build
 * and the jars (the content of our own, whose names and times may stay the same), so another build never meets it. The
 * virtual machine checks build, names, sizes and times again when it loads it.
 */
final class ClassArchive {

    private static final long ROOM_NEEDED = 256L * 1024 * 1024;

    private final Path file;
    private final AtomicBoolean writing = new AtomicBoolean();

    private ClassArchive(Path file) {
        this.file = file;
    }

    /** Empty if {@code folder} cannot be written, or this Java brings no archive of its own to build upon. */
    static Optional<ClassArchive> in(Path folder, String name, List<Path> jars) {
        Path base = Path.of(System.getProperty("java.home"), "lib", "server", "classes.jsa");
        if (!Files.exists(base) || folder.toString().contains(":")) {
            return Optional.empty();
        }
        try {
            Files.createDirectories(folder);
            if (!Files.isWritable(folder)) {
                return Optional.empty();
            }
            return Optional.of(new ClassArchive(folder.resolve(name + "-" + key(jars) + ".jsa")));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Options for the next virtual machine: use the archive, or write it (if it may, and the first only), or neither. */
    List<String> options(boolean mayWrite) {
        if (Files.exists(file) || adopted()) {
            return List.of("-XX:SharedArchiveFile=" + file);
        }
        if (mayWrite && roomToWrite() && writing.compareAndSet(false, true)) {
            return List.of("-XX:ArchiveClassesAtExit=" + file + "."
                    + ProcessHandle.current().pid() + ".part");
        }
        return List.of();
    }

    private boolean adopted() {
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(file.getParent(), file.getFileName() + ".*.part")) {
            for (Path part : parts) {
                if (finished(part)) {
                    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
                    return true;
                }
            }
        } catch (IOException e) {
            return Files.exists(file);
        }
        return false;
    }

    // A dump writes its header last: while the first bytes are zero it is under way, or was cut off.
    private static boolean finished(Path part) throws IOException {
        try (InputStream in = Files.newInputStream(part)) {
            byte[] head = in.readNBytes(Integer.BYTES);
            return head.length == Integer.BYTES && ByteBuffer.wrap(head).getInt() != 0;
        }
    }

    // A dump that finds the disk full ends the program with exit code 1, so none is asked for near that.
    private boolean roomToWrite() {
        try {
            return Files.getFileStore(file.getParent()).getUsableSpace() > ROOM_NEEDED;
        } catch (IOException e) {
            return false;
        }
    }

    private static String key(List<Path> jars) throws IOException {
        CRC32 crc = new CRC32();
        StringBuilder seen = new StringBuilder(System.getProperty("java.home"))
                .append('\n')
                .append(System.getProperty("java.vm.version"))
                .append('\n');
        for (Path jar : jars) {
            seen.append(jar).append(' ').append(Files.size(jar)).append(' ');
            seen.append(Files.getLastModifiedTime(jar).toMillis()).append('\n');
            if (jar.getFileName().toString().startsWith("context-tck-")) {
                crc.update(Files.readAllBytes(jar));
            }
        }
        crc.update(seen.toString().getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }
}
