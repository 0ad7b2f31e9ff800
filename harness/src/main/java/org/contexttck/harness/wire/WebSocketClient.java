package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.JsonLimits;
import org.contexttck.harness.json.JsonProblem;
import org.contexttck.harness.wire.Anomaly.Kind;

/**
 * A WebSocket connection that sees every frame as it was sent and can send frames that no library would. Whatever arrives is
 * told to the listener: messages with the facts {@code ws.frame} ({@code text} or {@code binary}) and {@code ws.frames}, the
 * number of frames it came in; what is wrong with them as anomalies.
 */
public final class WebSocketClient implements AutoCloseable {

    private static final long FAREWELL_MILLIS = 500;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final Limits limits;
    private final Recorder recorder;
    private final Consumer<Message> arrivals;
    private final CompletableFuture<WebSocketClosed> closed = new CompletableFuture<>();
    private final Object writing = new Object();

    private WebSocketClient(
            Socket socket, InputStream in, Limits limits, WireListener listener, Consumer<Message> arrivals)
            throws IOException {
        this.socket = socket;
        this.in = in;
        this.out = socket.getOutputStream();
        this.limits = limits;
        this.recorder = new Recorder(listener);
        this.arrivals = arrivals;
    }

    /**
     * Opens a connection.
     *
     * @param url absolute ws or wss URL
     * @param headers sent with the opening request
     * @param arrivals gets each message after the listener, from the thread that reads the connection
     * @throws Unreachable if nobody accepts, or the answer is no WebSocket handshake; with one line
     */
    public static WebSocketClient connect(
            URI url, Map<String, String> headers, Limits limits, WireListener listener, Consumer<Message> arrivals)
            throws Unreachable {
        Socket socket = WebSocketSocket.connect(url, limits.connect());
        try {
            InputStream in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
            WebSocketSocket.open(socket, in, url, headers, limits.connect());
            WebSocketClient client = new WebSocketClient(socket, in, limits, listener, arrivals);
            Threads.start("websocket", client::read);
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
        synchronized (writing) {
            try {
                out.write(WebSocketFrames.bytes(frame), 0, bytes);
                out.flush();
            } catch (IOException gone) {
                end(new WebSocketClosed(WebSocketClosed.NO_FRAME, String.valueOf(gone.getMessage())));
            }
        }
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
        WebSocketSocket.closeQuietly(socket);
        end(new WebSocketClosed(WebSocketClosed.NO_FRAME, "cut by the kit"));
    }

    /** Closes with 1000, waits a moment for the other side's close frame, and ends the connection below. */
    @Override
    public void close() {
        if (closed().isEmpty()) {
            Threads.start("websocket-close", () -> write(WebSocketFrame.close(1000, "")));
            try {
                closed.get(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException | TimeoutException unanswered) {
                // The other side does not say goodbye; that is its own affair.
            }
        }
        WebSocketSocket.closeQuietly(socket);
        end(new WebSocketClosed(1000, "by the kit"));
    }

    private Message send(WebSocketFrame frame, String raw) {
        String facts = frame.opcode() == WebSocketFrame.TEXT ? "text" : "opcode " + frame.opcode();
        Message[] sent = new Message[1];
        synchronized (writing) {
            // Recorded before it is written and outside of the recorder's lock: a peer that does not read must not stop
            // the reader.
            recorder.sent(raw, object(raw), Map.of("ws.frame", facts), message -> sent[0] = message);
            write(frame);
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

    private void write(WebSocketFrame frame) {
        synchronized (writing) {
            try {
                WebSocketFrames.write(out, frame);
            } catch (IOException gone) {
                WebSocketSocket.closeQuietly(socket);
            }
        }
    }

    private void read() {
        WebSocketMessages messages = new WebSocketMessages(limits, recorder, arrivals);
        WebSocketClosed how = new WebSocketClosed(WebSocketClosed.NO_FRAME, "");
        try {
            Optional<WebSocketFrame> frame = WebSocketFrames.read(in, limits.maxMessageBytes());
            while (frame.isPresent() && frame.get().opcode() != WebSocketFrame.CLOSE) {
                take(frame.get(), messages);
                frame = WebSocketFrames.read(in, limits.maxMessageBytes());
            }
            if (frame.isPresent()) {
                WebSocketFrame last = frame.get();
                how = last.closed();
                write(WebSocketFrame.of(WebSocketFrame.CLOSE, last.payload()));
            }
        } catch (IOException broken) {
            how = new WebSocketClosed(WebSocketClosed.NO_FRAME, String.valueOf(broken.getMessage()));
        }
        end(how);
        WebSocketSocket.closeQuietly(socket);
    }

    private void take(WebSocketFrame frame, WebSocketMessages messages) {
        frame.fault().ifPresent(fault -> recorder.anomaly(Kind.WS_FRAME, fault, 0));
        if (frame.opcode() == WebSocketFrame.PING) {
            // In a thread of its own: a peer that does not read must not stop the reader.
            Threads.pool().execute(() -> write(WebSocketFrame.of(WebSocketFrame.PONG, frame.payload())));
        } else if (!frame.control()) {
            messages.take(frame);
        }
    }

    /** Told first: whoever waits for the end finds the anomaly. */
    private synchronized void end(WebSocketClosed how) {
        if (closed.isDone()) {
            return;
        }
        if (how.code() != 1000) {
            recorder.anomaly(Kind.CLOSED, "the connection was " + how.describe(), 0);
        }
        closed.complete(how);
    }
}
