package org.contexttck.harness.run.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.contexttck.harness.run.UsageException;

/** A packed report in a folder of its own, which is gone when it is closed. */
final class UnpackedReport implements AutoCloseable {

    /** More is no report: the transcripts of one connection end at 256 MiB. */
    private static final long MOST_BYTES = 8L << 30;

    private static final int MOST_FILES = 100_000;
    private static final int BUFFER = 1 << 16;

    private final String command;
    private final Path folder;

    private UnpackedReport(String command, Path folder) {
        this.command = command;
        this.folder = folder;
    }

    /**
     * Unpacks one.
     *
     * @param command which asks for it, for the messages, such as {@code report verify}
     * @throws UsageException if the file is no packed report
     * @throws IOException if it cannot be read, or there is no room
     */
    static UnpackedReport of(String command, Path file) throws IOException {
        return of(command, file, name -> true);
    }

    /** The same with some of the files. @param wanted by the name of an entry */
    static UnpackedReport of(String command, Path file, Predicate<String> wanted) throws IOException {
        UnpackedReport report = new UnpackedReport(command, Files.createTempDirectory("context-tck-report"));
        boolean whole = false;
        try (ZipFile zip = new ZipFile(file.toFile())) {
            report.unpack(file, zip, wanted);
            whole = true;
            return report;
        } catch (ZipException none) {
            throw new UsageException(command + ": " + file + " is no zip file: " + none.getMessage());
        } finally {
            if (!whole) {
                report.close();
            }
        }
    }

    Path folder() {
        return folder;
    }

    private void unpack(Path file, ZipFile zip, Predicate<String> wanted) throws IOException {
        if (zip.size() > MOST_FILES) {
            throw new UsageException(command + ": " + file + " holds " + zip.size() + " files; no report has so many");
        }
        long room = MOST_BYTES;
        Enumeration<? extends ZipEntry> entries = zip.entries();
        while (entries.hasMoreElements()) {
            ZipEntry entry = entries.nextElement();
            Path target = folder.resolve(entry.getName()).normalize();
            if (!target.startsWith(folder)) {
                throw new UsageException(
                        command + ": " + file + " holds " + entry.getName() + ", which leads out of its folder");
            }
            if (!entry.isDirectory() && wanted.test(entry.getName())) {
                Files.createDirectories(target.getParent());
                room -= copy(zip, entry, target, room);
                if (room <= 0) {
                    throw new UsageException(command + ": " + file + " is larger than any report, unpacked");
                }
            }
        }
    }

    private static long copy(ZipFile zip, ZipEntry entry, Path target, long room) throws IOException {
        long copied = 0;
        try (InputStream in = zip.getInputStream(entry);
                OutputStream out = Files.newOutputStream(target)) {
            byte[] buffer = new byte[BUFFER];
            for (int read = in.read(buffer); read >= 0 && copied < room; read = in.read(buffer)) {
                out.write(buffer, 0, read);
                copied += read;
            }
        }
        return copied;
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path one : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(one);
            }
        }
    }
}
