package org.contexttck.harness.target.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.harness.wire.websocket.WebSocketClosed;
import org.contexttck.harness.wire.websocket.WebSocketFrame;
import org.contexttck.reports.event.Excerpt;

/** A scripted participant of the gateway under test: sends what the features say, and keeps what it gets. */
public interface GatewayParticipant extends AutoCloseable {

    /** The name by which the gateway knows it. */
    String id();

    String room();

    /** The file of this connection's messages, relative to the report folder. */
    String transcript();

    /** A new complete envelope of its own, without {@code context}. @param mark tells this message from all others */
    ObjectNode envelope(String kind, String mark);

    /** Sends a text frame. @return its number on this connection */
    long send(String raw);

    /** Sends any frame, right or wrong. @return its number on this connection */
    long send(WebSocketFrame frame);

    /** Sends the beginning of a frame and then goes away without a word. */
    void breakOff(WebSocketFrame frame);

    /** What it got with this mark, in order. */
    List<Arrival> got(String mark);

    /** The errors that the gateway told it behind its message with this number. */
    List<Arrival> errorsAfter(long order);

    /** All messages behind the one with this number that tell of no presence. */
    List<Arrival> after(long order);

    /** Waits for a message with this mark. @return whether it came in time */
    boolean await(String mark, Duration patience) throws InterruptedException;

    /** Waits for a message of a sort, if need be one that is there already. @return whether it came in time */
    boolean await(EnvelopeMark sort, Duration patience) throws InterruptedException;

    /** Waits for a message with this mark, unless its sender is told an error. @param order of the message it was sent */
    boolean await(String mark, GatewayParticipant sender, long order, Duration patience) throws InterruptedException;

    /** How long nothing has come. */
    Duration quiet();

    /** How its connection ended; empty while it is open. */
    Optional<WebSocketClosed> closed();

    /** Messages with these numbers as evidence, shortened. */
    List<Excerpt> exchange(long... orders);

    @Override
    void close();
}
