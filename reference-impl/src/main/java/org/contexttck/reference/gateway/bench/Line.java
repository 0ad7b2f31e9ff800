package org.contexttck.reference.gateway.bench;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * A WebSocket connection that costs next to nothing: what it sends is written out beforehand, and what it gets is counted
 * and thrown away. It masks with zeros, which is allowed and saves the work.
 */
final class Line implements AutoCloseable {

    private static final String UPGRADE =
            "GET %s HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
    private static final int TEXT = 0x81;
    private static final int MASKED = 0x80;

    private final SocketChannel channel;
    private final ByteBuffer input = ByteBuffer.allocateDirect(1 << 16);
    private long frames;
    private long skip;

    /** Connects and joins; what the gateway says to that is counted like everything else. */
    Line(URI gateway, String participant, String room) throws IOException {
        channel = SocketChannel.open(new InetSocketAddress(gateway.getHost(), gateway.getPort()));
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        String path = gateway.getRawPath().isEmpty() ? "/" : gateway.getRawPath();
        send(ByteBuffer.wrap(
                UPGRADE.formatted(path, gateway.getHost(), gateway.getPort()).getBytes(StandardCharsets.US_ASCII)));
        readHead();
        send(frame("{\"protocol\":\"mcpp/v0.1\",\"id\":\"j\",\"kind\":\"system/join\",\"payload\":{\"participant\":\""
                + participant + "\",\"room\":\"" + room + "\"}}"));
    }

    private void readHead() throws IOException {
        StringBuilder head = new StringBuilder();
        ByteBuffer one = ByteBuffer.allocate(1);
        while (!head.toString().endsWith("\r\n\r\n")) {
            one.clear();
            if (channel.read(one) < 0) {
                throw new IOException("the gateway closed: " + head);
            }
            head.append((char) one.get(0));
        }
        if (!head.toString().startsWith("HTTP/1.1 101")) {
            throw new IOException(
                    "no WebSocket: " + head.toString().lines().findFirst().orElse(""));
        }
    }

    /** A text frame as a client sends it. */
    static ByteBuffer frame(String text) {
        byte[] payload = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
        frame.put((byte) TEXT);
        if (payload.length < 126) {
            frame.put((byte) (MASKED | payload.length));
        } else if (payload.length < 1 << 16) {
            frame.put((byte) (MASKED | 126)).putShort((short) payload.length);
        } else {
            frame.put((byte) (MASKED | 127)).putLong(payload.length);
        }
        return frame.putInt(0).put(payload).flip();
    }

    /** Sends all of it. */
    void send(ByteBuffer frames) throws IOException {
        while (frames.hasRemaining()) {
            channel.write(frames);
        }
    }

    SocketChannel channel() {
        return channel;
    }

    /** Frames that have come. */
    long frames() {
        return frames;
    }

    /**
     * Reads what is there.
     *
     * @return false at the end of the connection
     */
    boolean read() throws IOException {
        int read = channel.read(input);
        input.flip();
        count();
        input.compact();
        return read >= 0;
    }

    /** Goes over frames; what is left is the beginning of a head. */
    private void count() {
        while (input.hasRemaining()) {
            if (skip > 0) {
                int step = (int) Math.min(skip, input.remaining());
                input.position(input.position() + step);
                skip -= step;
                continue;
            }
            if (input.remaining() < 2) {
                return;
            }
            int length = input.get(input.position() + 1) & 0x7f;
            int head = length < 126 ? 2 : length == 126 ? 4 : 10;
            if (input.remaining() < head) {
                return;
            }
            boolean last = (input.get(input.position()) & 0x80) != 0;
            skip = switch (head) {
                case 2 -> length;
                case 4 -> input.getShort(input.position() + 2) & 0xffff;
                default -> input.getLong(input.position() + 2);
            };
            input.position(input.position() + head);
            frames += last ? 1 : 0;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
