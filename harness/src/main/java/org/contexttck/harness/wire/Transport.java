package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Carries messages to one target and hands what comes back to an {@link Inbox}. Never throws at its users. */
public interface Transport {

    /** Begins to read; to be called once, after the inbox is ready. */
    void begin();

    /** The headers that go with a message. */
    Map<String, String> headers(ObjectNode message, Map<String, String> mirrored);

    /**
     * Sends without waiting; the future ends when the carrier has taken it (HTTP: when the target has), and with a {@link
     * java.util.concurrent.TimeoutException} if it is known not to be taken in time.
     */
    CompletableFuture<Void> send(Outgoing message);

    /** Nobody waits for this request any more. */
    void abandon(String call);

    /** What the handshake agreed on. */
    void agreed(Revision revision);

    boolean alive();

    Optional<Integer> exitCode();

    String stderrTail();

    /** What its process is doing; empty if there is none or that cannot be known. May take a moment. */
    default Optional<ProcessActivity> activity() {
        return Optional.empty();
    }

    /** Ends the connection and, if it owns one, the process with all its descendants. */
    void close();
}
