package org.contexttck.harness.wire.websocket;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Signal;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;
import org.contexttck.json.JsonLimits;
import org.contexttck.json.JsonProblem;

/**
 * A WebSocket connection that sees every frame as it was sent and can send frames that no library would. Whatever arrives is
 * told to the listener: messages with the facts {@code ws.frame} ({@code text} or {@code binary}) and {@code ws.frames}, the
 * number of frames it came in; what is wrong with them, and how it ended, as anomalies.
 */
public final class WebSocketClient implements AutoCloseable {

    /** Before {@link WebSocketClosed#describe()} in the text of the last anomaly. */
    static final String END = "the connection was ";

    private static final int IN_DUE_FORM = 1000;

    private final WebSocketConnection line;
    private final Limits limits;
    private final Recorder recorder;
    private final Signal signal;
    private final CompletableFuture<WebSocketClosed> closed = new CompletableFuture<>();
    private final Object sending = new Object();

    private WebSocketClient(WebSocketConnection line, Limits limits, Recorder recorder, Signal signal) {
        this.line = line;
        this.limits = limits;
        this.recorder = recorder;
        this.signal = signal;
    }

    /**
     * Opens a connection.
     *
     * @param url absolute ws or wss URL
     * @param headers sent with the opening request
     * @param signal through it comes each message, and the end
     * @param arrivals gets each message after the listener, from the thread that reads the connection
     * @throws Unreachable if nobody accepts, or the answer is no WebSocket handshake; with one line
     */
    public static WebSocketClient connect(
            URI url,
            Map<String, String> headers,
            Limits limits,
            WireListener listener,
            Signal signal,
            Consumer<Message> arrivals)
            throws Unreachable {
        Socket socket = WebSocketSocket.connect(url, limits.connect());
        try {
            InputStream in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
            WebSocketSocket.open(socket, in, url, headers, limits.connect());
            Recorder recorder = new Recorder(listener);
            WebSocketMessages messages = new WebSocketMessages(limits, recorder, signal, arrivals);
            WebSocketConnection line = new WebSocketConnection(socket, in, limits, recorder, messages);
            WebSocketClient client = new WebSocketClient(line, limits, recorder, signal);
            line.start(client::end);
            return client;
        } catch (IOException fault) {
            WebSocketSocket.closeQuietly(socket);
            throw new Unreachable(url + ": " + OneLine.of(String.valueOf(fault.getMessage())), "");
        }
    }

    /** Sends a text frame. Whether it could be sent shows in {@link #closed()}. @return what was recorded */
    public Message send(String text) {
        return send(WebSocketFrame.text(text), text);
    }

    /** Sends any frame, right or wrong; it is recorded as its content, as far as that is UTF-8. */
    public Message send(WebSocketFrame frame) {
        return send(frame, new String(frame.payload(), StandardCharsets.UTF_8));
    }

    /** Sends the beginning of a frame and never its end. @param bytes how much of it */
    public void sendBeginning(WebSocketFrame frame, int bytes) {
        line.writeBeginning(frame, bytes);
    }

    /**
     * Asks for a sign of life below the messages, which is not recorded.
     *
     * @return how long it took; empty if none came in time
     */
    public Optional<Duration> ping(Duration patience) throws InterruptedException {
        long start = System.nanoTime();
        return Deadline.in(patience).await(line.ping())
                ? Optional.of(Duration.ofNanos(System.nanoTime() - start))
                : Optional.empty();
    }

    /** How it ended; empty while it is open. */
    public Optional<WebSocketClosed> closed() {
        return Optional.ofNullable(closed.getNow(null));
    }

    /** Completes when it has ended, whoever ended it. */
    public CompletableFuture<WebSocketClosed> onClose() {
        return closed.copy();
    }

    /** Ends the connection below without a close frame, as when a process dies. */
    public void cut() {
        line.cut();
        end(new WebSocketClosed(WebSocketClosed.NO_FRAME, "cut by the kit"));
    }

    /** Closes with 1000, waits a moment for the other side's close frame, and ends the connection below. */
    @Override
    public void close() {
        if (closed().isEmpty()) {
            line.farewell();
        }
        line.cut();
        end(new WebSocketClosed(IN_DUE_FORM, "by the kit"));
    }

    private Message send(WebSocketFrame frame, String raw) {
        String facts = frame.opcode() == WebSocketFrame.TEXT ? "text" : "opcode " + frame.opcode();
        Message[] sent = new Message[1];
        synchronized (sending) {
            // Recorded before it is written and outside of the recorder's lock: a peer that does not read must not stop
            // the reader.
            recorder.sent(raw, object(raw), Map.of("ws.frame", facts), message -> sent[0] = message);
            line.write(frame);
        }
        return sent[0];
    }

    private Optional<ObjectNode> object(String raw) {
        try {
            JsonLimits json = JsonLimits.defaults().withMaxDepth(limits.maxDepth());
            return Json.read(raw, json).node() instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
        } catch (JsonProblem none) {
            return Optional.empty();
        }
    }

    /** Told first: whoever waits for the end finds the anomaly. */
    private void end(WebSocketClosed how) {
        signal.comes(() -> {
            synchronized (closed) {
                if (!closed.isDone()) {
                    Kind kind = how.code() == IN_DUE_FORM ? Kind.ENDED : Kind.CLOSED;
                    recorder.anomaly(kind, END + how.describe(), 0);
                    closed.complete(how);
                }
            }
        });
    }
}
