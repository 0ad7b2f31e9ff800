package org.contexttck.harness.peer.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.PeerLog;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Signal;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.harness.wire.websocket.WebSocketHandshake;
import org.contexttck.json.Json;

/**
 * A gateway for participants under test, on 127.0.0.1, a free port and a path that nobody can guess, in the kit's own binding
 * (features/sub-context/binding.md) or in that of another gateway that the kit knows. Everybody who joins is in one room,
 * whatever it is called, and nothing is refused; the kit itself speaks as one more participant. What participants send is kept,
 * in order.
 */
public final class KitGateway implements AutoCloseable {

    private static final int MOST_KEPT = 10_000;
    private static final String PURPOSE = " envelope";

    private final ServerSocket socket;
    private final String path = "/" + UUID.randomUUID();
    private final PeerLog log;
    private final Signal signal = new Signal();
    private final KitEnvelopes envelopes;
    private final List<KitGatewayConnection> members = new CopyOnWriteArrayList<>();
    private final List<Received> received = new ArrayList<>();
    private boolean done;

    /** An envelope that a participant sent. @param from the name under which it joined @param order its number in the record */
    public record Received(String from, JsonNode envelope, long order) {}

    private KitGateway(ServerSocket socket, WireListener listener, KitEnvelopes envelopes) {
        this.socket = socket;
        this.log = new PeerLog(listener, Limits.defaults());
        this.envelopes = envelopes;
    }

    /**
     * Starts one.
     *
     * @param listener hears all connections
     * @param name of the log, for ids
     * @param preset like which gateway it speaks, by the word of a profile
     * @throws IOException if there is no port to be had
     */
    public static KitGateway start(WireListener listener, SeededRandom random, String name, String preset)
            throws IOException {
        InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        ServerSocket socket = new ServerSocket(0, 50, here);
        KitGateway gateway =
                new KitGateway(socket, listener, new KitEnvelopes(random, name + PURPOSE, GatewayDialect.of(preset)));
        daemon("gateway", gateway::accept);
        return gateway;
    }

    static void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, "peer-" + name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Where it listens. */
    public String url() {
        return "ws://127.0.0.1:" + socket.getLocalPort() + path + "/";
    }

    private void accept() {
        try {
            for (int number = 1; true; number++) {
                Socket connection = socket.accept();
                connection.setTcpNoDelay(true);
                KitGatewaySocket carrier = new KitGatewaySocket(connection, path);
                KitGatewayConnection member = new KitGatewayConnection(this, number, carrier, log);
                daemon("gateway-connection", () -> carrier.serve(member));
            }
        } catch (IOException closed) {
            // Closed by the kit: nobody else holds the socket.
        }
    }

    /** Something comes from a participant: all that follows from it follows at once. */
    void comes(Runnable what) {
        signal.comes(() -> {
            if (!done) {
                what.run();
            }
        });
    }

    /** Who has joined and is still there. */
    public List<String> joined() {
        return signal.see(this::names);
    }

    private List<String> names() {
        return members.stream().map(KitGatewayConnection::name).toList();
    }

    /** Waits until somebody has joined. @return whether somebody did in time */
    public boolean awaitJoin(Duration patience) throws InterruptedException {
        return signal.await(() -> !members.isEmpty(), () -> false, patience);
    }

    /** What participants have sent so far, in order; joins left out. */
    public List<Received> received() {
        return signal.see(this::all);
    }

    private synchronized List<Received> all() {
        return List.copyOf(received);
    }

    /** Waits until more than so many messages have come. @return whether they did in time */
    public boolean awaitMoreThan(int count, Duration patience) throws InterruptedException {
        return signal.await(() -> hasMoreThan(count), () -> false, patience);
    }

    private synchronized boolean hasMoreThan(int count) {
        return received.size() > count;
    }

    /** Looks at something else that comes with the messages. */
    public <T> T see(Supplier<T> what) {
        return signal.see(what);
    }

    /** Sends an envelope of the kit to everybody. Its protocol is that of the gateway. */
    public void say(ObjectNode envelope) {
        String text = Json.write(
                envelope.deepCopy().put("protocol", envelopes.dialect().protocol()));
        signal.see(() -> {
            members.forEach(member -> member.send(text));
            return members.size();
        });
    }

    synchronized void arrived(KitGatewayConnection from, Message message) {
        Optional<JsonNode> envelope = message.json().filter(JsonNode::isObject);
        if (envelope.isEmpty()) {
            from.send(Json.write(envelopes.error("not_json", "no JSON object", from.name())));
            return;
        }
        JsonNode json = envelope.get();
        Optional<String> name = envelopes.dialect().joining(json);
        if (name.isPresent()) {
            join(from, name.get(), json);
            return;
        }
        if (received.size() < MOST_KEPT) {
            received.add(new Received(from.name(), json, message.order()));
        }
        members.stream().filter(member -> member != from).forEach(member -> member.send(message.raw()));
        if (envelopes.dialect().echo()) {
            from.send(Json.write(envelopes.completed(from.name(), json)));
        }
    }

    synchronized void connected(KitGatewayConnection member, WebSocketHandshake.Head head) {
        if (envelopes.dialect().connectingJoins()) {
            join(member, GatewayDialect.connecting(head), Json.object());
        }
    }

    private void join(KitGatewayConnection member, String name, JsonNode join) {
        List<String> others = names();
        member.name(name);
        member.send(Json.write(envelopes.welcome(name, join, others)));
        members.forEach(other -> other.send(Json.write(envelopes.presence("join", name, other.name()))));
        members.add(member);
    }

    synchronized void left(KitGatewayConnection member) {
        if (members.remove(member)) {
            members.forEach(other -> other.send(Json.write(envelopes.presence("leave", member.name(), other.name()))));
        }
    }

    /** Nobody looks at what comes from here on, and it is not recorded. */
    public void done() {
        comes(() -> done = true);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException closed) {
            // Closed is what it should be.
        }
        members.forEach(KitGatewayConnection::close);
    }
}
