package org.contexttck.harness.wire;

import java.util.concurrent.CompletableFuture;

/** What carries the frames of a WebSocket connection to the other side. */
interface WebSocketCarrier {

    /** Something is about to be recorded as sent. */
    void before(String raw);

    /** Sends a frame, if that is still possible. */
    void write(WebSocketFrame frame);

    /** Sends the beginning of a frame. @param bytes how much of it */
    void writeBeginning(WebSocketFrame frame, int bytes);

    /** Sends a ping, which every WebSocket library answers by itself; the future ends with the answer. */
    default CompletableFuture<Void> ping() {
        return new CompletableFuture<>();
    }

    /** Says goodbye, if the connection is open, and waits a moment until the other side has ended it. */
    void farewell();

    /** Ends the connection below. */
    void cut();
}
