package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.wire.WireListener;

/**
 * A gateway for participants under test, on 127.0.0.1 and a free port, in the kit's own binding
 * (features/sub-context/binding.md). Everybody who joins is in one room, whatever it is called, and nothing is refused; the
 * kit itself speaks as one more participant. What participants send is kept, in order.
 */
public final class KitGateway implements AutoCloseable {

    private static final int MOST_KEPT = 10_000;

    private final ServerSocket socket;
    private final Function<String, WireListener> logs;
    private final List<KitGatewaySeat> seats = new CopyOnWriteArrayList<>();
    private final List<Heard> heard = new ArrayList<>();
    private int connections;

    /** An envelope that a participant sent. @param from the name under which it joined */
    public record Heard(String from, JsonNode envelope) {}

    private KitGateway(ServerSocket socket, Function<String, WireListener> logs) {
        this.socket = socket;
        this.logs = logs;
    }

    /**
     * Starts one.
     *
     * @param logs who hears the next connection, by its name; called once for each
     * @throws IOException if there is no port to be had
     */
    public static KitGateway start(Function<String, WireListener> logs) throws IOException {
        InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        KitGateway gateway = new KitGateway(new ServerSocket(0, 50, here), logs);
        daemon("gateway", gateway::accept);
        return gateway;
    }

    static void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, "peer-" + name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Where it listens. */
    public URI url() {
        return URI.create("ws://127.0.0.1:" + socket.getLocalPort() + "/");
    }

    private void accept() {
        try {
            while (true) {
                Socket connection = socket.accept();
                connection.setTcpNoDelay(true);
                KitGatewaySeat seat = new KitGatewaySeat(this, connection, logs.apply("seat-" + (++connections)));
                daemon("gateway-seat", seat::serve);
            }
        } catch (IOException closed) {
            // Closed by the kit: nobody else holds the socket.
        }
    }

    /** Who has joined and is still there. */
    public synchronized List<String> joined() {
        return seats.stream().map(KitGatewaySeat::name).toList();
    }

    /** Waits until somebody has joined. @return whether somebody did in time */
    public synchronized boolean awaitJoin(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (seats.isEmpty() && System.nanoTime() < end) {
            wait(Math.max(1, (end - System.nanoTime()) / 1_000_000));
        }
        return !seats.isEmpty();
    }

    /** What participants have sent so far, in order; joins left out. */
    public synchronized List<Heard> heard() {
        return List.copyOf(heard);
    }

    /** Waits until more than so many messages have come. @return whether they did in time */
    public synchronized boolean awaitMoreThan(int count, Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (heard.size() <= count && System.nanoTime() < end) {
            wait(Math.max(1, (end - System.nanoTime()) / 1_000_000));
        }
        return heard.size() > count;
    }

    /** Sends an envelope of the kit to everybody. */
    public void say(ObjectNode envelope) {
        String text = Json.write(envelope);
        seats.forEach(seat -> seat.send(text));
    }

    synchronized void arrived(KitGatewaySeat from, String text, Optional<JsonNode> envelope) {
        if (envelope.isEmpty()) {
            from.send(Json.write(KitEnvelopes.error("not_json", "no JSON object")));
            return;
        }
        JsonNode json = envelope.get();
        if (json.path("kind").asText().equals("system/join")) {
            join(from, json);
        } else {
            if (heard.size() < MOST_KEPT) {
                heard.add(new Heard(from.name(), json));
            }
            seats.stream().filter(seat -> seat != from).forEach(seat -> seat.send(text));
        }
        notifyAll();
    }

    private void join(KitGatewaySeat seat, JsonNode join) {
        List<String> others = joined();
        seat.name(join.path("payload").path("participant").asText("somebody"));
        seat.send(Json.write(KitEnvelopes.welcome(seat.name(), join, others)));
        seats.forEach(other -> other.send(Json.write(KitEnvelopes.presence("join", seat.name()))));
        seats.add(seat);
    }

    synchronized void left(KitGatewaySeat seat) {
        if (seats.remove(seat)) {
            seats.forEach(other -> other.send(Json.write(KitEnvelopes.presence("leave", seat.name()))));
        }
        notifyAll();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException closed) {
            // Closed is what it should be.
        }
        seats.forEach(KitGatewaySeat::close);
    }
}
