package org.contexttck.reference.gateway;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/**
 * The queue of one connection. Whoever does not read costs the bytes that wait for it, up to a limit, and then its
 * connection; nobody waits for it.
 */
final class Outbox implements MessageSink {

    /** The gateway ends. */
    static final int GOING_AWAY = 1001;

    /** A receiver that did not keep up. */
    static final int TOO_SLOW = 4008;

    /** So much is handed to the socket at a time. */
    private static final int BATCH = 1 << 16;

    /** How long a receiver that is let go has for reading why. */
    private static final long GRACE_MILLIS = 2_000;

    private final CoreSession session;
    private final long maxBytes;
    private final QueueFlusher flusher;
    private final AtomicBoolean asked = new AtomicBoolean();
    private final Deque<byte[]> queue = new ArrayDeque<>();
    private long waiting;
    private int inFlight;
    private boolean overflowed;
    private boolean ended;
    private Optional<CloseStatus> parting = Optional.empty();

    Outbox(CoreSession session, long maxBytes, QueueFlusher flusher) {
        this.session = session;
        this.maxBytes = maxBytes;
        this.flusher = flusher;
    }

    @Override
    public synchronized void add(byte[] message) {
        if (ended || overflowed) {
            return;
        }
        overflowed = !queue.isEmpty() && waiting + message.length > maxBytes;
        if (overflowed) {
            queue.clear();
        } else {
            queue.add(message);
            waiting += message.length;
        }
    }

    @Override
    public void flush() {
        if (asked.compareAndSet(false, true)) {
            flusher.visit(this);
        }
    }

    /** Does what {@link #flush} asks for. */
    void send() {
        asked.set(false);
        if (tooSlow()) {
            drop();
            end(TOO_SLOW, "more than " + maxBytes + " bytes were waiting");
        }
        List<byte[]> batch = nextBatch();
        for (int i = 0; i < batch.size(); i++) {
            Frame frame = new Frame(OpCode.TEXT, ByteBuffer.wrap(batch.get(i)));
            session.sendFrame(frame, Callback.from(this::sent, failure -> drop()), i < batch.size() - 1);
        }
        takeParting().ifPresent(status -> session.close(status, Callback.NOOP));
    }

    /** Closes the connection when all that waits has been sent, or after a while. */
    void end(int code, String reason) {
        synchronized (this) {
            ended = true;
            parting = Optional.of(new CloseStatus(code, reason));
        }
        CompletableFuture.delayedExecutor(GRACE_MILLIS, TimeUnit.MILLISECONDS).execute(session::abort);
        flush();
    }

    /** How to close, when it is time to. */
    private synchronized Optional<CloseStatus> takeParting() {
        if (inFlight > 0 || !queue.isEmpty()) {
            return Optional.empty();
        }
        Optional<CloseStatus> taken = parting;
        parting = Optional.empty();
        return taken;
    }

    @Override
    public void abort() {
        drop();
        session.abort();
    }

    private synchronized boolean tooSlow() {
        return overflowed && !ended;
    }

    private synchronized void drop() {
        ended = true;
        queue.clear();
        waiting = 0;
    }

    /** What may go out now; nothing while something is on its way. */
    private synchronized List<byte[]> nextBatch() {
        if (inFlight > 0) {
            return List.of();
        }
        List<byte[]> batch = new ArrayList<>();
        int bytes = 0;
        while (!queue.isEmpty() && (batch.isEmpty() || bytes + queue.element().length <= BATCH)) {
            byte[] message = queue.remove();
            waiting -= message.length;
            bytes += message.length;
            batch.add(message);
        }
        inFlight = batch.size();
        return batch;
    }

    private void sent() {
        boolean last;
        synchronized (this) {
            inFlight--;
            last = inFlight == 0;
        }
        if (last) {
            send();
        }
    }
}
