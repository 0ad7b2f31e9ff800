package org.contexttck.harness.wire.websocket;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** WebSocket frames as bytes (RFC 6455, section 5.2). Writes what it is given, be it allowed or not. */
public final class WebSocketFrames {

    private static final int MASK_BYTES = 4;
    private static final int SMALL = 125;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;
    private static final int TWO_BYTE_SIZES = 1 << 16;

    private WebSocketFrames() {}

    /**
     * Reads the next frame.
     *
     * @param keep the most bytes of its content to keep; the rest is read and forgotten
     * @return empty at the end of the stream, if that is between two frames
     * @throws EOFException if the stream ends within a frame
     * @throws IOException if the stream breaks, or announces a size that no frame can have
     */
    public static Optional<WebSocketFrame> read(InputStream in, long keep) throws IOException {
        int first = in.read();
        if (first < 0) {
            return Optional.empty();
        }
        DataInputStream data = new DataInputStream(in);
        int second = data.readUnsignedByte();
        boolean masked = (second & 0x80) != 0;
        long size = size(data, second & 0x7f);
        byte[] mask = new byte[MASK_BYTES];
        if (masked) {
            data.readFully(mask);
        }
        int kept = (int) Math.min(size, keep);
        byte[] payload = in.readNBytes(kept);
        if (payload.length < kept) {
            throw new EOFException();
        }
        for (int i = 0; masked && i < payload.length; i++) {
            payload[i] ^= mask[i % MASK_BYTES];
        }
        skip(data, size - payload.length);
        return Optional.of(
                new WebSocketFrame(first & 0x0f, (first & 0x80) != 0, first >> 4 & 0x7, masked, payload, size));
    }

    /** Writes a frame whole and flushes. */
    public static void write(OutputStream out, WebSocketFrame frame) throws IOException {
        out.write(bytes(frame));
        out.flush();
    }

    /** The frame as it goes over the wire. */
    static byte[] bytes(WebSocketFrame frame) {
        byte[] payload = frame.payload();
        int sizeBytes = payload.length <= SMALL ? 0 : payload.length < TWO_BYTE_SIZES ? 2 : 8;
        byte[] bytes = new byte[2 + sizeBytes + (frame.masked() ? MASK_BYTES : 0) + payload.length];
        bytes[0] = (byte) ((frame.last() ? 0x80 : 0) | frame.reserved() << 4 | frame.opcode());
        bytes[1] = (byte) ((frame.masked() ? 0x80 : 0)
                | (sizeBytes == 0 ? payload.length : sizeBytes == 2 ? TWO_BYTES : EIGHT_BYTES));
        int at = 2;
        for (int i = sizeBytes - 1; i >= 0; i--) {
            bytes[at++] = (byte) ((long) payload.length >> 8 * i);
        }
        if (frame.masked()) {
            int mask = ThreadLocalRandom.current().nextInt();
            for (int i = 0; i < MASK_BYTES; i++) {
                bytes[at + i] = (byte) (mask >> 8 * i);
            }
            int start = at + MASK_BYTES;
            for (int i = 0; i < payload.length; i++) {
                bytes[start + i] = (byte) (payload[i] ^ bytes[at + i % MASK_BYTES]);
            }
        } else {
            System.arraycopy(payload, 0, bytes, at, payload.length);
        }
        return bytes;
    }

    private static long size(DataInputStream data, int given) throws IOException {
        if (given <= SMALL) {
            return given;
        }
        long size = given == TWO_BYTES ? data.readUnsignedShort() : data.readLong();
        if (size < 0) {
            throw new IOException("a frame of a size that no frame can have");
        }
        return size;
    }

    private static void skip(DataInputStream data, long bytes) throws IOException {
        long left = bytes;
        while (left > 0) {
            long skipped = data.skip(left);
            if (skipped == 0) {
                data.readByte();
                skipped = 1;
            }
            left -= skipped;
        }
    }
}
