package org.contexttck.harness.wire.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Drains a stream for ever and keeps only its last 16 KiB. */
final class BoundedTail {

    private static final int KEPT = 16 * 1024;

    private final byte[] ring = new byte[KEPT];
    private final LineTap lines = new LineTap();
    private long total;

    /** Reads to the end of the stream; a broken stream is an ended one. */
    void drain(InputStream stream) {
        byte[] chunk = new byte[KEPT];
        try (stream) {
            for (int n = stream.read(chunk); n >= 0; n = stream.read(chunk)) {
                add(chunk, 0, n);
            }
        } catch (IOException ended) {
            // A stream torn away by the end of its process holds nothing more to keep.
        }
        lines.end();
    }

    /** Keeps the end of what is written to it. */
    OutputStream sink() {
        return new OutputStream() {
            @Override
            public void write(int value) {
                add(new byte[] {(byte) value}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int offset, int length) {
                add(bytes, offset, length);
            }
        };
    }

    /** From now on this one hears each line, beginning with what has come already. */
    void heardBy(Consumer<String> who) {
        lines.heardBy(who);
    }

    synchronized String text() {
        int length = (int) Math.min(total, KEPT);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = ring[(int) ((total - length + i) % KEPT)];
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Who hears the lines may ask for the text, so they are told when nothing is locked here. */
    private void add(byte[] chunk, int offset, int length) {
        keep(chunk, offset, length);
        lines.add(chunk, offset, length);
    }

    private synchronized void keep(byte[] chunk, int offset, int length) {
        int kept = Math.min(length, KEPT);
        int from = offset + length - kept;
        int at = (int) ((total + length - kept) % KEPT);
        int first = Math.min(kept, KEPT - at);
        System.arraycopy(chunk, from, ring, at, first);
        System.arraycopy(chunk, from + first, ring, 0, kept - first);
        total += length;
    }
}
