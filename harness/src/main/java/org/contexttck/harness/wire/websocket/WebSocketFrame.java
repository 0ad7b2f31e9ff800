package org.contexttck.harness.wire.websocket;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * One frame of a WebSocket connection (RFC 6455, section 5.2), valid or not.
 *
 * @param opcode 0 to 15, one of the constants here unless the frame is meant to be, or is, wrong
 * @param last whether the FIN bit is set
 * @param reserved the three reserved bits as a number; 0 unless the frame is wrong
 * @param masked whether it was masked on the wire; a client's frames must be, a server's must not
 * @param payload what was kept of the content, unmasked
 * @param size full size of the content in bytes; larger than {@code payload} when it was cut
 */
public record WebSocketFrame(int opcode, boolean last, int reserved, boolean masked, byte[] payload, long size) {

    /** The next piece of a message in several frames. */
    public static final int CONTINUATION = 0;

    public static final int TEXT = 1;
    public static final int BINARY = 2;
    public static final int CLOSE = 8;
    public static final int PING = 9;
    public static final int PONG = 10;

    /** A frame that is a whole message, as a client sends it. */
    public static WebSocketFrame of(int opcode, byte[] payload) {
        return new WebSocketFrame(opcode, true, 0, true, payload, payload.length);
    }

    /** A text as one frame. */
    public static WebSocketFrame text(String text) {
        return of(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A close frame. @param code 1000 to 4999 @param reason at most 123 bytes in UTF-8 */
    public static WebSocketFrame close(int code, String reason) {
        byte[] words = reason.getBytes(StandardCharsets.UTF_8);
        byte[] payload = new byte[2 + words.length];
        payload[0] = (byte) (code >> 8);
        payload[1] = (byte) code;
        System.arraycopy(words, 0, payload, 2, words.length);
        return of(CLOSE, payload);
    }

    /** The same frame, masked or not. */
    public WebSocketFrame masked(boolean other) {
        return new WebSocketFrame(opcode, last, reserved, other, payload, size);
    }

    /** Whether it is about the connection and no part of a message. */
    public boolean control() {
        return opcode >= CLOSE;
    }

    /** What RFC 6455 forbids about a frame from a server, in one line; empty if nothing. */
    Optional<String> fault() {
        if (masked) {
            return Optional.of("a masked frame from a server");
        }
        if (reserved != 0) {
            return Optional.of("a frame with reserved bits set, which nothing agreed on gives a meaning");
        }
        if (opcode > PONG || opcode > BINARY && opcode < CLOSE) {
            return Optional.of("a frame with the reserved opcode " + opcode);
        }
        return control() && (!last || size > 125)
                ? Optional.of("a control frame that is in pieces or longer than 125 bytes")
                : Optional.empty();
    }

    /** What a close frame says. */
    public WebSocketClosed closed() {
        if (payload.length < 2) {
            return new WebSocketClosed(WebSocketClosed.NO_CODE, "");
        }
        int code = (payload[0] & 0xff) << 8 | payload[1] & 0xff;
        return new WebSocketClosed(code, new String(payload, 2, payload.length - 2, StandardCharsets.UTF_8));
    }
}
