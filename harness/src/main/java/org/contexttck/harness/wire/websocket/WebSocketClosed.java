package org.contexttck.harness.wire.websocket;

import org.contexttck.harness.wire.OneLine;

/**
 * How a WebSocket connection ended.
 *
 * @param code close code of RFC 6455, section 7.4; {@link #NO_CODE} or {@link #NO_FRAME} where the peer gave none
 * @param reason what the close frame, or the failed connection, says; may be empty
 */
public record WebSocketClosed(int code, String reason) {

    /** A close frame without a code. */
    public static final int NO_CODE = 1005;

    /** No close frame: the connection below ended or broke. */
    public static final int NO_FRAME = 1006;

    /** Whether the peer said why: it closed with a code for an error (1002 and up). */
    public boolean saysWhy() {
        return code >= 1002 && code != NO_CODE && code != NO_FRAME;
    }

    /** One line, such as {@code closed with 1009 (too large)}. */
    public String describe() {
        String why = reason.isEmpty() ? "" : " (" + OneLine.of(reason) + ")";
        return code == NO_FRAME ? "ended without a close frame" + why : "closed with " + code + why;
    }
}
