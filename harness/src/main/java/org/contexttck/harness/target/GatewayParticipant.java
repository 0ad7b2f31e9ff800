package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.EnvelopeMark;
import org.contexttck.harness.profile.GatewayForm;
import org.contexttck.harness.wire.Lookout;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WebSocketClient;
import org.contexttck.harness.wire.WebSocketClosed;
import org.contexttck.harness.wire.WebSocketFrame;
import org.contexttck.reports.event.Excerpt;

/** A scripted participant of the gateway under test: sends what the features say, and keeps what it gets. */
public final class GatewayParticipant implements AutoCloseable {

    private final String id;
    private final String room;
    private final String connection;
    private final String transcript;
    private final GatewayForm form;
    private final RecentMessages recent;
    private final Arrivals arrivals;
    private final WebSocketClient client;
    private final Lookout lookout;
    private final GatewayWords words;

    GatewayParticipant(
            Seated seated,
            GatewayForm form,
            RecentMessages recent,
            Arrivals arrivals,
            WebSocketClient client,
            Lookout lookout,
            GatewayWords words) {
        this.id = seated.id();
        this.room = seated.room();
        this.connection = seated.connection();
        this.transcript = seated.transcript();
        this.form = form;
        this.recent = recent;
        this.arrivals = arrivals;
        this.client = client;
        this.lookout = lookout;
        this.words = words;
    }

    /** Who it is, and where. @param connection its name @param transcript the file of it */
    record Seated(String id, String room, String connection, String transcript) {}

    /** The name by which the gateway knows it. */
    public String id() {
        return id;
    }

    public String room() {
        return room;
    }

    /** The file of this connection's messages, relative to the report folder. */
    public String transcript() {
        return transcript;
    }

    /** A new complete envelope of its own, without {@code context}. @param mark tells this message from all others */
    public ObjectNode envelope(String kind, String mark) {
        ObjectNode envelope = Json.object();
        form.protocol().ifPresent(protocol -> envelope.put("protocol", protocol));
        String own = "m-" + words.id(connection + " envelope");
        envelope.put("id", own);
        envelope.put("ts", words.time(own, mark));
        envelope.put("from", id);
        envelope.put("kind", kind);
        envelope.putObject("payload").put("text", "sent by the kit").put(Arrival.MARK, mark);
        return envelope;
    }

    /** Sends a text frame. @return its number on this connection */
    public long send(String raw) {
        return client.send(raw).order();
    }

    /** Sends any frame, right or wrong. @return its number on this connection */
    public long send(WebSocketFrame frame) {
        Message sent = client.send(frame);
        return sent.order();
    }

    /** Sends the beginning of a frame and then goes away without a word. */
    public void breakOff(WebSocketFrame frame) {
        client.sendBeginning(frame, frame.payload().length / 2);
        client.cut();
    }

    /** What it got with this mark, in order. */
    public List<Arrival> got(String mark) {
        return lookout.see(() -> arrivals.marked(mark));
    }

    /** The errors that the gateway told it behind its message with this number. */
    public List<Arrival> errorsAfter(long order) {
        return lookout.see(() ->
                arrivals.after(order, json -> form.errors().stream().anyMatch(mark -> mark.marks(json))));
    }

    /** All messages behind the one with this number that tell of no presence. */
    public List<Arrival> after(long order) {
        return lookout.see(() ->
                arrivals.after(order, json -> form.presence().stream().noneMatch(mark -> mark.marks(json))));
    }

    /** Waits for a message with this mark. @return whether it came in time */
    public boolean await(String mark, Duration patience) throws InterruptedException {
        return await(() -> arrivals.has(mark), patience);
    }

    /** Waits for a message of a sort, if need be one that is there already. @return whether it came in time */
    public boolean await(EnvelopeMark sort, Duration patience) throws InterruptedException {
        return await(sort::marks, patience);
    }

    boolean await(Predicate<JsonNode> sort, Duration patience) throws InterruptedException {
        return await(() -> arrivals.has(sort), patience);
    }

    private boolean await(BooleanSupplier there, Duration patience) throws InterruptedException {
        return await(there, () -> false, patience);
    }

    private boolean await(BooleanSupplier there, BooleanSupplier vain, Duration patience) throws InterruptedException {
        return lookout.await(there, () -> vain.getAsBoolean() || client.closed().isPresent(), patience);
    }

    /** Waits for a message with this mark, unless its sender is told an error. @param order of the message it was sent */
    public boolean await(String mark, GatewayParticipant sender, long order, Duration patience)
            throws InterruptedException {
        return await(() -> arrivals.has(mark), () -> !sender.errorsAfter(order).isEmpty(), patience);
    }

    /** Whether the gateway still answers on its connection, below the messages. @return after how long; empty if not in time */
    Optional<Duration> ping(Duration patience) throws InterruptedException {
        return client.ping(patience);
    }

    /** Whether a message of a sort has come. */
    boolean has(EnvelopeMark sort) {
        return lookout.see(() -> arrivals.has(sort::marks));
    }

    /** How long nothing has come. */
    public Duration quiet() {
        return arrivals.quiet();
    }

    /** How its connection ended; empty while it is open. */
    public Optional<WebSocketClosed> closed() {
        return lookout.see(client::closed);
    }

    /** Messages with these numbers as evidence, shortened. */
    public List<Excerpt> exchange(long... orders) {
        return recent.excerpt(orders);
    }

    @Override
    public void close() {
        client.close();
    }
}
