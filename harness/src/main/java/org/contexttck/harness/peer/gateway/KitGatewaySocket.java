package org.contexttck.harness.peer.gateway;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.contexttck.harness.peer.LocalCaller;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.websocket.WebSocketClosed;
import org.contexttck.harness.wire.websocket.WebSocketFrame;
import org.contexttck.harness.wire.websocket.WebSocketFrames;
import org.contexttck.harness.wire.websocket.WebSocketHandshake;

/** A WebSocket connection to the kit's gateway. */
final class KitGatewaySocket {

    private static final String REFUSED = "HTTP/1.1 %s\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

    /** Frames that may wait for a participant that does not read, beyond which its pings are left unanswered. */
    private static final int MOST_WAITING = 10_000;

    private static final String GONE = "the participant went away";

    private final Socket socket;
    private final String path;
    private final BlockingQueue<WebSocketFrame> outgoing = new LinkedBlockingQueue<>();
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();

    /** @param path of the address that participants are given */
    KitGatewaySocket(Socket socket, String path) {
        this.socket = socket;
        this.path = path;
    }

    void write(String text) {
        outgoing.add(WebSocketFrame.text(text).masked(false));
    }

    /** Serves it until one side ends it. */
    void serve(KitGatewayConnection member) {
        try (socket) {
            InputStream in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
            WebSocketHandshake.Head head = WebSocketHandshake.read(in);
            Optional<String> refused = LocalCaller.refuse(
                    head.headers().getOrDefault("host", ""), head.headers().getOrDefault("origin", ""));
            boolean elsewhere = !(asked(head) + "/").startsWith(path + "/");
            if (refused.isPresent() || elsewhere) {
                String status = refused.isPresent() ? "403 Forbidden" : "404 Not Found";
                socket.getOutputStream().write(REFUSED.formatted(status).getBytes(StandardCharsets.ISO_8859_1));
                member.ended(Kind.CLOSED, refused.orElse("it asked for another address than it was given"));
                return;
            }
            String key = head.headers().getOrDefault("sec-websocket-key", "");
            socket.getOutputStream().write(WebSocketHandshake.answer(key).getBytes(StandardCharsets.ISO_8859_1));
            KitGateway.daemon("gateway-writer", this::write);
            member.connected(head);
            Optional<WebSocketFrame> frame =
                    WebSocketFrames.read(in, Limits.defaults().maxMessageBytes());
            while (frame.isPresent() && frame.get().opcode() != WebSocketFrame.CLOSE) {
                take(member, frame.get());
                frame = WebSocketFrames.read(in, Limits.defaults().maxMessageBytes());
            }
            WebSocketClosed how =
                    frame.map(WebSocketFrame::closed).orElse(new WebSocketClosed(WebSocketClosed.NO_FRAME, ""));
            member.ended(how.saysWhy() ? Kind.CLOSED : Kind.ENDED, "the participant " + how.describe());
            frame.ifPresent(last -> outgoing.add(
                    WebSocketFrame.of(WebSocketFrame.CLOSE, last.payload()).masked(false)));
        } catch (IOException gone) {
            member.ended(Kind.CLOSED, GONE + ": " + gone.getMessage());
        } finally {
            member.ended(Kind.CLOSED, GONE);
        }
    }

    /** The path of {@code GET /path?query HTTP/1.1}. */
    private static String asked(WebSocketHandshake.Head head) {
        String[] words = head.first().split(" ", 3);
        return words.length < 2 ? "" : words[1].split("[?]", 2)[0];
    }

    private void take(KitGatewayConnection member, WebSocketFrame frame) {
        if (frame.opcode() == WebSocketFrame.PING) {
            if (outgoing.size() > MOST_WAITING) {
                return;
            }
            outgoing.add(WebSocketFrame.of(WebSocketFrame.PONG, frame.payload()).masked(false));
        } else if (!frame.control()) {
            long room = Limits.defaults().maxMessageBytes() + 1 - content.size();
            content.write(frame.payload(), 0, (int) Math.min(frame.payload().length, room));
            if (frame.last()) {
                byte[] whole = content.toByteArray();
                content.reset();
                member.arrived(whole);
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
