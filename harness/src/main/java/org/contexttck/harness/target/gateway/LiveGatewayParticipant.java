package org.contexttck.harness.target.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Signal;
import org.contexttck.harness.wire.websocket.WebSocketClient;
import org.contexttck.harness.wire.websocket.WebSocketClosed;
import org.contexttck.harness.wire.websocket.WebSocketFrame;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;

/** A scripted participant of the gateway under test: sends what the features say, and keeps what it gets. */
final class LiveGatewayParticipant implements GatewayParticipant {

    private final String id;
    private final String room;
    private final String connection;
    private final String transcript;
    private final GatewayForm form;
    private final RecentMessages recent;
    private final Arrivals arrivals;
    private final WebSocketClient client;
    private final Signal signal;
    private final GatewayWords words;

    LiveGatewayParticipant(
            Seated seated,
            GatewayForm form,
            RecentMessages recent,
            Arrivals arrivals,
            WebSocketClient client,
            Signal signal,
            GatewayWords words) {
        this.id = seated.id();
        this.room = seated.room();
        this.connection = seated.connection();
        this.transcript = seated.transcript();
        this.form = form;
        this.recent = recent;
        this.arrivals = arrivals;
        this.client = client;
        this.signal = signal;
        this.words = words;
    }

    /** Who it is, and where. @param connection its name @param transcript the file of it */
    record Seated(String id, String room, String connection, String transcript) {}

    @Override
    public String id() {
        return id;
    }

    @Override
    public String room() {
        return room;
    }

    @Override
    public String transcript() {
        return transcript;
    }

    @Override
    public ObjectNode envelope(String kind, String mark) {
        ObjectNode envelope = Json.object();
        form.protocol().ifPresent(protocol -> envelope.put("protocol", protocol));
        String own = "m-" + words.id(connection + " envelope");
        envelope.put("id", own);
        envelope.put("ts", words.now());
        envelope.put("from", id);
        envelope.put("kind", kind);
        envelope.putObject("payload").put("text", "sent by the kit").put(Arrival.MARK, mark);
        return envelope;
    }

    @Override
    public long send(String raw) {
        return client.send(raw).order();
    }

    @Override
    public long send(WebSocketFrame frame) {
        Message sent = client.send(frame);
        return sent.order();
    }

    @Override
    public void breakOff(WebSocketFrame frame) {
        client.sendBeginning(frame, frame.payload().length / 2);
        client.cut();
    }

    @Override
    public List<Arrival> got(String mark) {
        return signal.see(() -> arrivals.marked(mark));
    }

    @Override
    public List<Arrival> errorsAfter(long order) {
        return signal.see(() ->
                arrivals.after(order, json -> form.errors().stream().anyMatch(mark -> mark.marks(json))));
    }

    @Override
    public List<Arrival> after(long order) {
        return signal.see(() ->
                arrivals.after(order, json -> form.presence().stream().noneMatch(mark -> mark.marks(json))));
    }

    @Override
    public boolean await(String mark, Duration patience) throws InterruptedException {
        return await(() -> arrivals.has(mark), patience);
    }

    @Override
    public boolean await(EnvelopeMark sort, Duration patience) throws InterruptedException {
        return await(sort::marks, patience);
    }

    boolean await(Predicate<JsonNode> sort, Duration patience) throws InterruptedException {
        return await(() -> arrivals.has(sort), patience);
    }

    @Override
    public boolean await(String mark, GatewayParticipant sender, long order, Duration patience)
            throws InterruptedException {
        return await(() -> arrivals.has(mark), () -> !sender.errorsAfter(order).isEmpty(), patience);
    }

    private boolean await(BooleanSupplier there, Duration patience) throws InterruptedException {
        return await(there, () -> false, patience);
    }

    private boolean await(BooleanSupplier there, BooleanSupplier vain, Duration patience) throws InterruptedException {
        return signal.await(there, () -> vain.getAsBoolean() || client.closed().isPresent(), patience);
    }

    /** Whether the gateway still answers on its connection, below the messages. @return after how long; empty if not in time */
    Optional<Duration> ping(Duration patience) throws InterruptedException {
        return client.ping(patience);
    }

    /** Whether a message of a sort has come. */
    boolean has(EnvelopeMark sort) {
        return signal.see(() -> arrivals.has(sort::marks));
    }

    @Override
    public Duration quiet() {
        return arrivals.quiet();
    }

    @Override
    public Optional<WebSocketClosed> closed() {
        return signal.see(client::closed);
    }

    @Override
    public List<Excerpt> exchange(long... orders) {
        return recent.excerpt(orders);
    }

    @Override
    public void close() {
        client.close();
    }
}
