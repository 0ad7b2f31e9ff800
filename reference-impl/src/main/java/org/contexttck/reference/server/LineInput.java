package org.contexttck.reference.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;

/** Hands a stream on line by line, each only after it was shown to a listener, and ends when the listener says so. */
final class LineInput extends InputStream {

    private final InputStream source;
    private final Predicate<String> passes;
    private final Runnable ended;
    private byte[] line = new byte[0];
    private int next;

    /**
     * Reads lines from a source.
     *
     * @param passes sees each line, without its end; false ends this stream
     * @param ended runs at the end, before the reader hears of it
     */
    LineInput(InputStream source, Predicate<String> passes, Runnable ended) {
        this.source = new BufferedInputStream(source);
        this.passes = passes;
        this.ended = ended;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (next == line.length) {
            line = readLine();
            next = 0;
            if (line.length == 0 || !passes.test(new String(line, StandardCharsets.UTF_8).strip())) {
                line = new byte[0];
                ended.run();
                return -1;
            }
        }
        int count = Math.min(length, line.length - next);
        System.arraycopy(line, next, target, offset, count);
        next += count;
        return count;
    }

    /** The next line with its end, or nothing at the end of the source. */
    private byte[] readLine() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int read = source.read();
        while (read >= 0) {
            bytes.write(read);
            if (read == '\n') {
                break;
            }
            read = source.read();
        }
        return bytes.toByteArray();
    }
}
