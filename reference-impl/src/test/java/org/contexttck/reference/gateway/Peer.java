package org.contexttck.reference.gateway;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.java_websocket.client.WebSocketClient;
import org.java_websocket.exceptions.WebsocketNotConnectedException;
import org.java_websocket.framing.CloseFrame;
import org.java_websocket.handshake.ServerHandshake;

/** A participant of the tests. */
public final class Peer implements AutoCloseable {

    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final CompletableFuture<Void> opened = new CompletableFuture<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final CountDownLatch reading;
    private final Ear socket;

    private Peer(URI address, boolean reading) {
        this.reading = new CountDownLatch(reading ? 0 : 1);
        this.socket = new Ear(address);
        socket.connect();
        opened.join();
    }

    public static Peer connect(URI address) {
        return new Peer(address, true);
    }

    /** Connects one that takes no frame at all. */
    public static Peer stalled(URI address) {
        return new Peer(address, false);
    }

    /** Connects and joins the room "r". */
    public static Peer join(URI address, String id) throws InterruptedException {
        Peer peer = connect(address);
        peer.send("{'id':'j','kind':'system/join','payload':{'participant':'" + id + "','room':'r'}}");
        JsonNode welcome = peer.next();
        if (!welcome.path("kind").asText().equals("system/welcome")) {
            throw new AssertionError("no welcome: " + welcome);
        }
        return peer;
    }

    /** Sends a text; single quotes stand for double ones; nothing is sent to one who has closed. */
    public void send(String text) {
        raw(text.replace('\'', '"'));
    }

    void raw(String text) {
        try {
            socket.send(text);
        } catch (WebsocketNotConnectedException e) {
            // the close code says so
        }
    }

    void binary(byte[] bytes) {
        socket.send(bytes);
    }

    public String nextRaw() throws InterruptedException {
        String next = received.poll(10, TimeUnit.SECONDS);
        if (next == null) {
            throw new AssertionError("nothing came for 10 s");
        }
        return next;
    }

    /** The next within a time, if there is one; nothing more comes once the connection has been closed. */
    public Optional<JsonNode> nextWithin(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        String next = received.poll();
        while (next == null && open() && System.nanoTime() < end) {
            next = received.poll(20, TimeUnit.MILLISECONDS);
        }
        return Optional.ofNullable(next).map(Peer::read);
    }

    JsonNode next() throws InterruptedException {
        return read(nextRaw());
    }

    /** The next that is no presence. */
    public JsonNode nextMessage() throws InterruptedException {
        JsonNode next = next();
        while (next.path("kind").asText().equals("system/presence")) {
            next = next();
        }
        return next;
    }

    /** What a text with single for double quotes says. */
    static JsonNode parse(String text) {
        return read(text.replace('\'', '"'));
    }

    static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }

    /** The code of the next message, which has to be an error. */
    String nextError() throws InterruptedException {
        JsonNode next = nextMessage();
        if (!next.path("kind").asText().equals("system/error")) {
            throw new AssertionError("no error: " + next);
        }
        return next.at("/payload/code").asText();
    }

    public int closeCode() throws Exception {
        return closed.get(10, TimeUnit.SECONDS);
    }

    public boolean open() {
        return !closed.isDone();
    }

    /** Begins to read what a stalled one was sent. */
    void read() {
        reading.countDown();
    }

    @Override
    public void close() {
        read();
        socket.closeConnection(CloseFrame.ABNORMAL_CLOSE, "");
    }

    private final class Ear extends WebSocketClient {

        Ear(URI address) {
            super(address);
            setConnectionLostTimeout(0);
            setTcpNoDelay(true);
            setDaemon(true);
        }

        @Override
        public void onOpen(ServerHandshake handshake) {
            opened.complete(null);
            try {
                reading.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void onMessage(String text) {
            received.add(text);
        }

        @Override
        public void onClose(int statusCode, String reason, boolean remote) {
            closed.complete(statusCode);
        }

        @Override
        public void onError(Exception error) {
            opened.completeExceptionally(error);
        }
    }
}
