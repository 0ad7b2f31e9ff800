package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.PeerLog;
import org.contexttck.harness.wire.WebSocketFrame;
import org.contexttck.harness.wire.WebSocketFrames;
import org.contexttck.harness.wire.WebSocketHandshake;
import org.contexttck.harness.wire.WireListener;

/** One connection to the kit's gateway. */
final class KitGatewaySeat {

    private static final Map<String, String> TEXT = Map.of("ws.frame", "text");

    private final KitGateway gateway;
    private final Socket socket;
    private final PeerLog log;
    private final BlockingQueue<WebSocketFrame> outgoing = new LinkedBlockingQueue<>();
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();
    private volatile String name = "";

    KitGatewaySeat(KitGateway gateway, Socket socket, WireListener listener) {
        this.gateway = gateway;
        this.socket = socket;
        this.log = new PeerLog(listener, Limits.defaults());
    }

    /** The name under which it joined; empty before. */
    String name() {
        return name;
    }

    void name(String joined) {
        name = joined;
    }

    void send(String text) {
        log.sent(text, TEXT);
        outgoing.add(WebSocketFrame.text(text).masked(false));
    }

    /** Serves it until one side ends it. */
    void serve() {
        try (socket) {
            InputStream in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
            WebSocketHandshake.Head head = WebSocketHandshake.read(in);
            String key = head.headers().getOrDefault("sec-websocket-key", "");
            socket.getOutputStream().write(WebSocketHandshake.answer(key).getBytes(StandardCharsets.ISO_8859_1));
            KitGateway.daemon("gateway-writer", this::write);
            Optional<WebSocketFrame> frame =
                    WebSocketFrames.read(in, Limits.defaults().maxMessageBytes());
            while (frame.isPresent() && frame.get().opcode() != WebSocketFrame.CLOSE) {
                take(frame.get());
                frame = WebSocketFrames.read(in, Limits.defaults().maxMessageBytes());
            }
            frame.ifPresent(last -> {
                if (last.closed().saysWhy()) {
                    log.anomaly(
                            Anomaly.Kind.CLOSED,
                            "the participant " + last.closed().describe(),
                            0);
                }
                outgoing.add(
                        WebSocketFrame.of(WebSocketFrame.CLOSE, last.payload()).masked(false));
            });
        } catch (IOException gone) {
            log.anomaly(Anomaly.Kind.CLOSED, "the participant went away: " + gone.getMessage(), 0);
        } finally {
            gateway.left(this);
        }
    }

    private void take(WebSocketFrame frame) {
        if (frame.opcode() == WebSocketFrame.PING) {
            outgoing.add(WebSocketFrame.of(WebSocketFrame.PONG, frame.payload()).masked(false));
        } else if (!frame.control()) {
            content.writeBytes(frame.payload());
            if (frame.last()) {
                byte[] whole = content.toByteArray();
                content.reset();
                Message message = log.json(whole, TEXT);
                Optional<JsonNode> envelope = message.json().filter(JsonNode::isObject);
                gateway.arrived(this, message.raw(), envelope);
            }
        }
    }

    private void write() {
        try {
            while (true) {
                WebSocketFrame frame = outgoing.take();
                WebSocketFrames.write(socket.getOutputStream(), frame);
                if (frame.opcode() == WebSocketFrame.CLOSE) {
                    return;
                }
            }
        } catch (IOException | InterruptedException gone) {
            // Whoever reads the connection sees its end too, and says so.
        }
    }

    void close() {
        outgoing.add(WebSocketFrame.close(1001, "the kit is done").masked(false));
        try {
            socket.shutdownInput();
        } catch (IOException ended) {
            // Ended is what it should be.
        }
    }
}
