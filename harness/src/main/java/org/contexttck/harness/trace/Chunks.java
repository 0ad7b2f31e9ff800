package org.contexttck.harness.trace;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** Cuts a stream into chunks of whole lines. A line that is longer than any message may be is cut; its rest is passed over. */
final class Chunks {

    private static final int SIZE = 1 << 18;
    private static final int FEW_LINES = 1 << 9;

    private final InputStream in;
    private final int longest;
    private byte[] rest = new byte[0];
    private long line = 1;
    private boolean over;

    /** @param longest bytes of a line */
    Chunks(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** The next lines; empty at the end. */
    Optional<Chunk> next() throws IOException {
        byte[] buffer = Arrays.copyOf(rest, Math.max(SIZE, 2 * rest.length));
        int length = rest.length;
        int end = -1;
        while (end < 0 && !over) {
            if (length > longest) {
                passOver();
                return Optional.of(chunk(buffer, longest + 1, 1));
            }
            if (length == buffer.length) {
                buffer = Arrays.copyOf(buffer, 2 * length);
            }
            int read = in.readNBytes(buffer, length, buffer.length - length);
            over = read < buffer.length - length;
            end = lastEnd(buffer, length, length + read);
            length += read;
        }
        if (over) {
            rest = new byte[0];
            return length == 0 ? Optional.empty() : Optional.of(chunk(buffer, length, 0));
        }
        rest = Arrays.copyOfRange(buffer, end + 1, length);
        return Optional.of(chunk(buffer, end + 1, 0));
    }

    private Chunk chunk(byte[] buffer, int length, int torn) {
        int[] ends = new int[FEW_LINES];
        int count = 0;
        for (int i = 0; i < length; i++) {
            if (buffer[i] == '\n') {
                ends = count == ends.length ? Arrays.copyOf(ends, 2 * count) : ends;
                ends[count++] = i;
            }
        }
        Chunk chunk = new Chunk(line, buffer, length, Arrays.copyOf(ends, count), longest);
        line += count + torn;
        return chunk;
    }

    private void passOver() throws IOException {
        rest = new byte[0];
        int next = in.read();
        while (next >= 0 && next != '\n') {
            next = in.read();
        }
        over = next < 0;
    }

    private static int lastEnd(byte[] bytes, int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }
}
