package org.contexttck.reference.gateway;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A participant of the tests. */
public final class Peer implements WebSocket.Listener, AutoCloseable {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder partial = new StringBuilder();
    private final boolean reading;
    private WebSocket socket;

    private Peer(boolean reading) {
        this.reading = reading;
    }

    public static Peer connect(URI address) {
        return connect(address, true);
    }

    /** Connects one that asks for no frame at all. */
    public static Peer stalled(URI address) {
        return connect(address, false);
    }

    private static Peer connect(URI address, boolean reading) {
        Peer peer = new Peer(reading);
        peer.socket = HTTP.newWebSocketBuilder().buildAsync(address, peer).join();
        return peer;
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

    /** Sends a text; single quotes stand for double ones. */
    public void send(String text) {
        raw(text.replace('\'', '"'));
    }

    void raw(String text) {
        socket.sendText(text, true).join();
    }

    void binary(byte[] bytes) {
        socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
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

    /** Nothing could be sent: the client of the JDK does not always tell its listener so. */
    public void gone() {
        closed.complete(1006);
    }

    /** Begins to read what a stalled one was sent. */
    void read() {
        socket.request(Long.MAX_VALUE);
    }

    @Override
    public void onOpen(WebSocket opened) {
        if (reading) {
            opened.request(Long.MAX_VALUE);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            received.add(partial.toString());
            partial.setLength(0);
        }
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int statusCode, String reason) {
        closed.complete(statusCode);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.complete(1006);
    }

    @Override
    public void close() {
        socket.abort();
    }
}
