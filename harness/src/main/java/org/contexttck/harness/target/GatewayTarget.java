package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.EnvelopeMark;
import org.contexttck.harness.profile.GatewayEntry;
import org.contexttck.harness.profile.GatewayForm;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WebSocketClient;

/**
 * The gateway under test, and the participants that the kit lets join it. The names of participants and rooms are unique over
 * runs, unless the profile names them. A gateway that the kit started and that has died is started again when somebody joins.
 */
public final class GatewayTarget implements AutoCloseable {

    /** Envelopes are compared whole, so they have to be read whole. */
    private static final int MAX_DEPTH = 20_000;

    private static final int MOST_SHOWN = 200;

    private final GatewayEntry entry;
    private final GatewayForm form;
    private final GatewayProgram program;
    private final Limits limits;
    private final ConnectionLog log;
    private final String run = UUID.randomUUID().toString().substring(0, 8);
    private final Deque<GatewayEntry.Seat> seats = new ArrayDeque<>();
    private final Map<GatewayParticipant, GatewayEntry.Seat> joined = new HashMap<>();
    private int rooms;
    private int connections;

    private GatewayTarget(GatewayEntry entry, GatewayProgram program, Limits limits, ConnectionLog log) {
        this.entry = entry;
        this.form = entry.form();
        this.program = program;
        this.limits = new Limits(limits.connect(), limits.answer(), limits.maxMessageBytes(), MAX_DEPTH);
        this.log = log;
        seats.addAll(entry.seats());
    }

    /**
     * The gateway of a profile, started if the profile says how.
     *
     * @param limits how long to wait for it
     * @throws Unreachable if it could not be started or does not accept connections in time
     */
    public static GatewayTarget start(GatewayEntry entry, Limits limits, ConnectionLog log, Launcher launcher)
            throws Unreachable, InterruptedException {
        GatewayProgram program = new GatewayProgram(entry, launcher);
        program.ensureRunning(limits.connect());
        return new GatewayTarget(entry, program, limits, log);
    }

    /** What its messages look like. */
    public GatewayForm form() {
        return form;
    }

    /** How long to wait for it. */
    public Limits limits() {
        return limits;
    }

    /** Where it listens, the places of the participant's own left in. */
    public String address() {
        return program.fillings().text(entry.url().replaceAll("\\{(id|room|token)}", "{{$1}"));
    }

    /** A text that is in no other run: for ids of contexts. */
    public String run() {
        return "tck-" + run;
    }

    /** The name of a room that nobody was in, unless the profile names the one room there is. */
    public synchronized String newRoom() {
        return entry.room().orElseGet(() -> "tck-" + run + "-" + (++rooms));
    }

    /**
     * Lets a participant join.
     *
     * @param name what the features call it
     * @throws Unreachable if the gateway does not take the connection, or does not welcome the participant in time
     */
    public synchronized GatewayParticipant join(String name, String room) throws Unreachable, InterruptedException {
        try {
            return join(name, room, program.ensureRunning(limits.connect()), Optional.empty());
        } catch (Unreachable gone) {
            if (!program.isEnding()) {
                throw gone;
            }
            return join(name, room, program.ensureRunning(limits.connect()), Optional.empty());
        }
    }

    /** Where its connections are accepted. */
    public synchronized InetSocketAddress listensAt() {
        URI url = program.url();
        return new InetSocketAddress(url.getHost(), GatewayProgram.port(url));
    }

    /** As {@link #join(String, String)}, through a relay to the gateway on this port of 127.0.0.1. */
    public synchronized GatewayParticipant joinVia(int port, String name, String room)
            throws Unreachable, InterruptedException {
        return join(name, room, program.ensureRunning(limits.connect()), Optional.of(port));
    }

    private GatewayParticipant join(String name, String room, Fillings fillings, Optional<Integer> relay)
            throws Unreachable, InterruptedException {
        Optional<GatewayEntry.Seat> seat = seat();
        String id = seat.map(GatewayEntry.Seat::id).orElse(name + "-" + run + "-" + (connections + 1));
        Optional<String> token = seat.flatMap(GatewayEntry.Seat::token).or(entry::token);
        Fillings own = fillings.with("id", id).with("room", room).with("token", token.orElse(""));
        ConnectionLog.Opened opened = log.open("gateway-" + (++connections) + "-" + name, Traffic.OTHER);
        RecentMessages recent = new RecentMessages();
        Arrivals arrivals = new Arrivals();
        String url = own.text(entry.url());
        try {
            WebSocketClient client = WebSocketClient.connect(
                    URI.create(relay.map(port -> url.replaceFirst("//[^/?]*", "//127.0.0.1:" + port))
                            .orElse(url)),
                    GatewayJoin.headers(entry.headers(), own, token),
                    limits,
                    Listeners.both(recent, opened.listener()),
                    arrivals::add);
            GatewayParticipant participant =
                    new GatewayParticipant(id, room, opened.transcript(), form, recent, arrivals, client);
            seat.ifPresent(taken -> joined.put(participant, taken));
            welcome(participant, own, token);
            return participant;
        } catch (Unreachable gone) {
            throw new Unreachable(gone.getMessage(), program.outputTail());
        }
    }

    private Optional<GatewayEntry.Seat> seat() throws Unreachable {
        if (!entry.seats().isEmpty() && seats.isEmpty()) {
            throw new Unreachable("the profile names too few participants for this scenario", "");
        }
        return Optional.ofNullable(seats.poll());
    }

    private void welcome(GatewayParticipant participant, Fillings own, Optional<String> token)
            throws Unreachable, InterruptedException {
        form.join().ifPresent(join -> participant.send(GatewayJoin.envelope(join, own, token, form.protocol())));
        if (form.welcome().isEmpty()) {
            return;
        }
        EnvelopeMark welcome = form.welcome().get();
        if (!participant.await(welcome, limits.connect())) {
            String how = participant
                    .closed()
                    .map(closed -> ", the connection was " + closed.describe())
                    .orElse(" came in time");
            String heard = participant.after(0).stream()
                    .findFirst()
                    .map(first -> "; it was told " + shortened(first.raw()))
                    .orElse("");
            release(participant);
            throw new Unreachable(
                    "a participant was not welcomed: no message with " + welcome.describe() + how + heard, "");
        }
    }

    private static String shortened(String text) {
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
    }

    /**
     * A request to the gateway as the profile writes it.
     *
     * @param names what to fill in, by name
     */
    public String request(ObjectNode template, Map<String, String> names) {
        Fillings fillings = Fillings.none();
        for (Map.Entry<String, String> name : names.entrySet()) {
            fillings = fillings.with(name.getKey(), name.getValue());
        }
        return Json.write(GatewayJoin.addressed(GatewayJoin.filled(template, fillings::text), form.protocol()));
    }

    /** Lets a participant go. */
    public synchronized void release(GatewayParticipant participant) {
        participant.close();
        Optional.ofNullable(joined.remove(participant)).ifPresent(seats::add);
    }

    /** How often it had to be started again. */
    public int restarts() {
        return program.restarts();
    }

    @Override
    public void close() {
        program.close();
    }
}
