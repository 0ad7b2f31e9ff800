package org.contexttck.harness.wire.websocket;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Threads;

/** A connection over the network, with a thread that reads it. */
final class WebSocketConnection {

    private static final long FAREWELL_MILLIS = 500;

    private static final byte[] PING = {'k', 'i', 't'};

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final Limits limits;
    private final Recorder recorder;
    private final WebSocketMessages messages;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Object writing = new Object();
    private final AtomicReference<byte[]> owed = new AtomicReference<>();
    private volatile CompletableFuture<Void> pong = new CompletableFuture<>();
    private Consumer<WebSocketClosed> end = how -> {};

    /** @param in of the socket, behind the opening handshake */
    WebSocketConnection(Socket socket, InputStream in, Limits limits, Recorder recorder, WebSocketMessages messages)
            throws IOException {
        this.socket = socket;
        this.in = in;
        this.out = socket.getOutputStream();
        this.limits = limits;
        this.recorder = recorder;
        this.messages = messages;
    }

    /** Begins to read. @param toldOf hears how the other side ended the connection */
    void start(Consumer<WebSocketClosed> toldOf) {
        end = toldOf;
        Threads.start("websocket", this::read);
    }

    /** Sends a frame, if that is still possible. */
    void write(WebSocketFrame frame) {
        synchronized (writing) {
            try {
                WebSocketFrames.write(out, frame);
            } catch (IOException gone) {
                WebSocketSocket.closeQuietly(socket);
            }
        }
    }

    /** Sends the beginning of a frame. @param bytes how much of it */
    void writeBeginning(WebSocketFrame frame, int bytes) {
        synchronized (writing) {
            try {
                out.write(WebSocketFrames.bytes(frame), 0, bytes);
                out.flush();
            } catch (IOException gone) {
                end.accept(new WebSocketClosed(WebSocketClosed.NO_FRAME, String.valueOf(gone.getMessage())));
            }
        }
    }

    /** Asks whether the other side is there. @return ends when it answers; a pong that nobody asked for is no answer */
    CompletableFuture<Void> ping() {
        CompletableFuture<Void> answered = new CompletableFuture<>();
        pong = answered;
        // In a thread of its own: a peer that does not read must not stop the kit.
        Threads.pool().execute(() -> write(WebSocketFrame.of(WebSocketFrame.PING, PING)));
        return answered;
    }

    /** Says goodbye, if the connection is open, and waits a moment until the other side has ended it. */
    void farewell() {
        Threads.start("websocket-close", () -> write(WebSocketFrame.close(1000, "")));
        try {
            // A side that does not say goodbye is left without; that is its own affair.
            ended.await(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the connection below. */
    void cut() {
        WebSocketSocket.closeQuietly(socket);
    }

    private void read() {
        WebSocketClosed how = new WebSocketClosed(WebSocketClosed.NO_FRAME, "");
        try {
            Optional<WebSocketFrame> frame = WebSocketFrames.read(in, limits.maxMessageBytes());
            while (frame.isPresent() && frame.get().opcode() != WebSocketFrame.CLOSE) {
                take(frame.get());
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
        end.accept(how);
        ended.countDown();
        WebSocketSocket.closeQuietly(socket);
    }

    /**
     * In a thread of its own: a peer that does not read must not stop the reader. Of several pings that wait the last is answered,
     * as RFC 6455 allows, so that a flood of them is one.
     */
    private void answer(byte[] ping) {
        if (owed.getAndSet(ping) == null) {
            Threads.pool().execute(() -> {
                synchronized (writing) {
                    write(WebSocketFrame.of(WebSocketFrame.PONG, owed.getAndSet(null)));
                }
            });
        }
    }

    private void take(WebSocketFrame frame) {
        frame.fault().ifPresent(fault -> recorder.anomaly(Kind.WS_FRAME, fault, 0));
        if (frame.opcode() == WebSocketFrame.PING) {
            answer(frame.payload());
        } else if (frame.opcode() == WebSocketFrame.PONG) {
            if (Arrays.equals(frame.payload(), PING)) {
                pong.complete(null);
            }
        } else if (!frame.control()) {
            messages.take(frame);
        }
    }
}
