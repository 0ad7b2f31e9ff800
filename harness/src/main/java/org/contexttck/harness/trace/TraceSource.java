package org.contexttck.harness.trace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.zip.GZIPInputStream;

/**
 * A recording that can be read once or several times.
 *
 * @param name what findings call it: the path as it was given, or {@code -} for standard input
 * @param bytes opens it; they may be packed with gzip
 * @param size in bytes as they lie there; empty if nobody knows
 * @param kind what it is made of, if somebody has said so
 */
public record TraceSource(String name, Bytes bytes, OptionalLong size, Optional<RecordingKind> kind) {

    /** The name of standard input. */
    public static final String STANDARD_INPUT = "-";

    private static final int BUFFER = 1 << 16;
    private static final int GZIP_FIRST = 0x1f;
    private static final int GZIP_SECOND = 0x8b;

    /** Opens something to be read. */
    @FunctionalInterface
    public interface Bytes {

        /** @throws IOException if it cannot be opened */
        InputStream open() throws IOException;
    }

    /** @throws IOException if the file is not there */
    public static TraceSource of(Path file, Optional<RecordingKind> kind) throws IOException {
        return new TraceSource(
                file.toString(), () -> Files.newInputStream(file), OptionalLong.of(Files.size(file)), kind);
    }

    /** What comes in while the kit runs; can be read once. */
    public static TraceSource standardInput(InputStream in, Optional<RecordingKind> kind) {
        return new TraceSource(STANDARD_INPUT, () -> in, OptionalLong.empty(), kind);
    }

    /**
     * The recording itself, unpacked.
     *
     * @param progress hears of bytes as they lie there
     * @throws IOException if it cannot be opened, or begins like gzip and is none
     */
    InputStream open(ReadListener progress) throws IOException {
        InputStream in = new BufferedInputStream(new CountedBytes(bytes.open(), progress), BUFFER);
        in.mark(2);
        boolean packed = in.read() == GZIP_FIRST && in.read() == GZIP_SECOND;
        in.reset();
        return packed ? new BufferedInputStream(new GZIPInputStream(in, BUFFER), BUFFER) : in;
    }
}
