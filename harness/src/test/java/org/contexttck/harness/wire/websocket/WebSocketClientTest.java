package org.contexttck.harness.wire.websocket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Signal;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WebSocketClientTest {

    private final List<Anomaly> anomalies = new CopyOnWriteArrayList<>();
    private final List<Message> recorded = new CopyOnWriteArrayList<>();
    private final BlockingQueue<Message> arrived = new LinkedBlockingQueue<>();
    private ServerSocket server;
    private Socket peer;

    @BeforeEach
    void listen() throws IOException {
        server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
        if (peer != null) {
            peer.close();
        }
    }

    @Test
    void textIsRecordedAsItCameWhateverItsFrames() throws Exception {
        try (WebSocketClient client = connect()) {
            send(frame(WebSocketFrame.TEXT, false, "{ \"a\" : 1.50,"), frame(0, true, " \"a\": 2 }"));

            Message message = arrived.poll(10, TimeUnit.SECONDS);

            assertThat(message.raw()).isEqualTo("{ \"a\" : 1.50, \"a\": 2 }");
            assertThat(message.transport().texts())
                    .containsEntry("ws.frame", "text")
                    .containsEntry("ws.frames", "2");
            assertThat(anomalies).extracting(Anomaly::kind).containsExactly(Kind.DUPLICATE_KEY);
            assertThat(client.closed()).isEmpty();
        }
    }

    @Test
    void whatIsWrongWithAFrameIsAnAnomaly() throws Exception {
        try (WebSocketClient client = connect()) {
            send(
                    new WebSocketFrame(WebSocketFrame.TEXT, true, 0, false, new byte[] {'"', (byte) 0xc3, '"'}, 3),
                    frame(WebSocketFrame.BINARY, true, "{}"),
                    WebSocketFrame.text("{\"masked\":true}"),
                    frame(0, true, "{}"));
            for (int i = 0; i < 4; i++) {
                assertThat(arrived.poll(10, TimeUnit.SECONDS)).isNotNull();
            }

            assertThat(anomalies)
                    .extracting(Anomaly::kind)
                    .contains(Kind.BAD_UTF8)
                    .filteredOn(Kind.WS_FRAME::equals)
                    .hasSize(4);
            assertThat(client.closed()).isEmpty();
        }
    }

    @Test
    void howTheOtherSideEndsItIsTold() throws Exception {
        try (WebSocketClient client = connect()) {
            send(WebSocketFrame.close(1008, "not welcome").masked(false));

            assertThat(client.onClose().get(10, TimeUnit.SECONDS).describe())
                    .isEqualTo("closed with 1008 (not welcome)");
            assertThat(anomalies).extracting(Anomaly::kind).containsExactly(Kind.CLOSED);
        }
    }

    @Test
    void anEndWithoutACloseFrameIsTold() throws Exception {
        try (WebSocketClient client = connect()) {
            peer.close();

            WebSocketClosed closed = client.onClose().get(10, TimeUnit.SECONDS);

            assertThat(closed.code()).isEqualTo(WebSocketClosed.NO_FRAME);
            assertThat(closed.saysWhy()).isFalse();
        }
    }

    @Test
    void pingsAreAnsweredAndAnyFrameCanBeSent() throws Exception {
        try (WebSocketClient client = connect()) {
            send(frame(WebSocketFrame.PING, true, "are you there"));
            WebSocketFrame pong = next();
            client.send(new WebSocketFrame(11, true, 3, true, new byte[0], 0));
            WebSocketFrame odd = next();

            assertThat(pong.opcode()).isEqualTo(WebSocketFrame.PONG);
            assertThat(new String(pong.payload(), StandardCharsets.UTF_8)).isEqualTo("are you there");
            assertThat(odd.opcode()).isEqualTo(11);
            assertThat(odd.reserved()).isEqualTo(3);
            assertThat(recorded).extracting(Message::direction).containsExactly(Direction.TO_TARGET);
        }
    }

    @Test
    void whoDoesNotAgreeIsUnreachable() throws Exception {
        Thread refusing = new Thread(() -> answer("HTTP/1.1 404 Not Found\r\n\r\n"));
        refusing.start();

        assertThatThrownBy(() -> WebSocketClient.connect(
                        url(), Map.of(), Limits.defaults(), listener(), new Signal(), arrived::add))
                .isInstanceOf(Unreachable.class)
                .hasMessageEndingWith(
                        ": must answer the WebSocket handshake with 101, answered HTTP/1.1 404 Not Found");
        refusing.join();
    }

    @Test
    void whoIsNotThereIsUnreachable() throws Exception {
        URI nobody = url();
        server.close();

        assertThatThrownBy(() -> WebSocketClient.connect(
                        nobody, Map.of(), Limits.defaults(), listener(), new Signal(), arrived::add))
                .isInstanceOf(Unreachable.class)
                .hasMessage(nobody + ": nobody listens there");
    }

    private WebSocketClient connect() throws Exception {
        Thread accepting = new Thread(() -> answer(""));
        accepting.start();
        WebSocketClient client =
                WebSocketClient.connect(url(), Map.of(), Limits.defaults(), listener(), new Signal(), arrived::add);
        accepting.join();
        return client;
    }

    /** Answers the handshake with this, or as it should be. */
    private void answer(String text) {
        try {
            peer = server.accept();
            String key =
                    WebSocketHandshake.read(peer.getInputStream()).headers().get("sec-websocket-key");
            String right = WebSocketHandshake.answer(key);
            peer.getOutputStream().write((text.isEmpty() ? right : text).getBytes(StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private void send(WebSocketFrame... frames) throws IOException {
        for (WebSocketFrame frame : frames) {
            WebSocketFrames.write(peer.getOutputStream(), frame);
        }
    }

    private WebSocketFrame next() throws IOException {
        InputStream in = peer.getInputStream();
        return WebSocketFrames.read(in, 1000).orElseThrow();
    }

    private static WebSocketFrame frame(int opcode, boolean last, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new WebSocketFrame(opcode, last, 0, false, bytes, bytes.length);
    }

    private URI url() {
        return URI.create("ws://127.0.0.1:" + server.getLocalPort() + "/");
    }

    private WireListener listener() {
        return new WireListener() {
            @Override
            public void message(Message message) {
                recorded.add(message);
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                anomalies.add(anomaly);
            }
        };
    }
}
