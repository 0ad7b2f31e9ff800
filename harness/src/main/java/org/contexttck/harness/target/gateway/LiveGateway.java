package org.contexttck.harness.target.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.contexttck.harness.peer.gateway.FaultyRelay;
import org.contexttck.harness.peer.gateway.Relay;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.target.shared.Listeners;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.target.shared.TemplateVariables;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Signal;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.harness.wire.websocket.WebSocketClient;
import org.contexttck.json.Json;

/**
 * The gateway under test, and the participants that the kit lets join it. The names of participants and rooms are unique over
 * runs, unless the profile names them. A gateway that the kit started and that has died is started again when somebody joins.
 */
public final class LiveGateway implements GatewayTarget {

    /** Envelopes are compared whole, so they have to be read whole. */
    public static final int MAX_DEPTH = 20_000;

    /** With what the names of its connections begin. */
    private static final String NAMES = "gateway-";

    private final GatewayEntry entry;
    private final GatewayForm form;
    private final GatewayProgram program;
    private final Limits limits;
    private final ConnectionLog log;
    private final GatewayWords words;
    private final Signal signal = new Signal();
    private final String run;
    private final Deque<GatewayEntry.Seat> seats = new ArrayDeque<>();
    private final Map<GatewayParticipant, GatewayEntry.Seat> joined = new HashMap<>();
    private int scenarios;
    private int rooms;
    private int connections;

    private LiveGateway(
            GatewayEntry entry, GatewayProgram program, Limits limits, ConnectionLog log, GatewayWords words) {
        this.entry = entry;
        this.form = entry.form();
        this.program = program;
        this.limits = limits.withMaxDepth(MAX_DEPTH);
        this.log = log;
        this.words = words;
        this.run = words.run();
        seats.addAll(entry.seats());
    }

    /**
     * The gateway of a profile, started if the profile says how.
     *
     * @param limits how long to wait for it
     * @throws Unreachable if it could not be started or does not accept connections in time
     */
    static LiveGateway start(
            GatewayEntry entry, Limits limits, ConnectionLog log, Launcher launcher, SeededRandom random)
            throws Unreachable, InterruptedException {
        GatewayProgram program = new GatewayProgram(entry, launcher);
        boolean runs = false;
        try {
            program.ensureRunning(limits.connect());
            runs = true;
            return new LiveGateway(entry, program, limits, log, new GatewayWords(random));
        } finally {
            if (!runs) {
                program.close();
            }
        }
    }

    @Override
    public GatewayForm form() {
        return form;
    }

    @Override
    public Limits limits() {
        return limits;
    }

    @Override
    public String address() {
        return program.variables().text(entry.url().replaceAll("\\{(id|room|token)}", "{{$1}"));
    }

    @Override
    public boolean await(BooleanSupplier there, Duration patience) throws InterruptedException {
        return signal.await(there, patience);
    }

    @Override
    public void pause(Duration time) throws InterruptedException {
        Thread.sleep(time.toMillis());
    }

    @Override
    public synchronized String newScene() {
        return words.scene(++scenarios);
    }

    @Override
    public synchronized String newRoom() {
        return entry.room().orElseGet(() -> "tck-" + run + "-" + (++rooms));
    }

    @Override
    public synchronized GatewayParticipant join(String name, String room) throws Unreachable, InterruptedException {
        try {
            return join(name, room, Optional.empty());
        } catch (Unreachable gone) {
            if (!program.isEnding()) {
                throw gone;
            }
            return join(name, room, Optional.empty());
        }
    }

    @Override
    public synchronized Relay relay() throws IOException {
        URI url = program.url();
        return FaultyRelay.to(new InetSocketAddress(url.getHost(), GatewayProgram.port(url)));
    }

    @Override
    public synchronized GatewayParticipant join(String name, String room, Optional<Relay> relay)
            throws Unreachable, InterruptedException {
        Optional<GatewayEntry.Seat> seat = seat();
        String id = seat.map(GatewayEntry.Seat::id).orElse(name + "-" + run + "-" + (connections + 1));
        Optional<String> token = seat.flatMap(GatewayEntry.Seat::token).or(entry::token);
        String connection = NAMES + (++connections) + "-" + name;
        ConnectionLog.Opened opened = log.open(connection, new Channel(Channel.Kind.GATEWAY, room, id));
        program.opened(opened.listener());
        RecentMessages recent = new RecentMessages();
        Arrivals arrivals = new Arrivals();
        TemplateVariables own;
        WebSocketClient client;
        try {
            own = program.ensureRunning(limits.connect())
                    .with("id", id)
                    .with("room", room)
                    .with("token", token.orElse(""));
            WireListener listener = Listeners.both(recent, opened.listener());
            client = connect(own, token, relay, listener, arrivals);
        } catch (Unreachable gone) {
            opened.listener().note("unreachable: " + gone.getMessage(), "");
            throw gone.isUnanswered()
                    ? Unreachable.unanswered(gone.getMessage(), program.outputTail())
                    : new Unreachable(gone.getMessage(), program.outputTail());
        }
        LiveGatewayParticipant participant = new LiveGatewayParticipant(
                new LiveGatewayParticipant.Seated(id, room, connection, opened.transcript()),
                form,
                recent,
                arrivals,
                client,
                signal,
                words);
        seat.ifPresent(taken -> joined.put(participant, taken));
        welcome(participant, own, token, connection);
        return participant;
    }

    private WebSocketClient connect(
            TemplateVariables own,
            Optional<String> token,
            Optional<Relay> relay,
            WireListener listener,
            Arrivals arrivals)
            throws Unreachable {
        String url = own.text(entry.url());
        URI leads =
                URI.create(relay.map(one -> url.replaceFirst("//[^/?]*", "//127.0.0.1:" + ((FaultyRelay) one).port()))
                        .orElse(url));
        Map<String, String> headers = GatewayJoin.headers(entry.headers(), own, token);
        return WebSocketClient.connect(leads, headers, limits, listener, signal, arrivals::add);
    }

    private Optional<GatewayEntry.Seat> seat() throws Unreachable {
        if (!entry.seats().isEmpty() && seats.isEmpty()) {
            throw new Unreachable("the profile names too few participants for this scenario", "");
        }
        return Optional.ofNullable(seats.poll());
    }

    private void welcome(
            LiveGatewayParticipant participant, TemplateVariables own, Optional<String> token, String connection)
            throws Unreachable, InterruptedException {
        form.join()
                .map(join -> GatewayJoin.envelope(join, own, token, form.protocol(), words.id(connection + " request")))
                .ifPresent(participant::send);
        if (form.welcome().isEmpty()) {
            return;
        }
        EnvelopeMark welcome = form.welcome().get();
        boolean told = participant.await(
                json -> welcome.marks(json) || form.errors().stream().anyMatch(error -> error.marks(json)),
                limits.connect());
        if (!told || !participant.has(welcome)) {
            boolean closed = participant.closed().isPresent();
            String how = participant
                    .closed()
                    .map(end -> ", the connection was " + end.describe())
                    .orElse(told ? "" : " came in " + limits.connect().toMillis() + " ms");
            String heard = participant.errorsAfter(0).stream()
                    .findFirst()
                    .or(() -> participant.after(0).stream().findFirst())
                    .map(first -> "; it was told " + first.told())
                    .orElse("");
            release(participant);
            String reason = "a participant was not welcomed: no message with " + welcome.describe() + how + heard;
            throw told || closed || !heard.isEmpty() ? new Unreachable(reason, "") : Unreachable.unanswered(reason, "");
        }
    }

    @Override
    public Meanwhile meanwhile(GatewayParticipant waiting) throws InterruptedException {
        // An answer of one that is idle now may still wait for the kit to read it.
        Optional<ProcessActivity> seen = Optional.empty();
        for (int looks = 0;
                looks == 0 || looks == 1 && seen.filter(ProcessActivity::idle).isPresent();
                looks++) {
            Optional<Duration> pong = ((LiveGatewayParticipant) waiting).ping(part());
            if (pong.isPresent()) {
                long millis = Math.max(1, pong.get().toMillis());
                return new Meanwhile(true, "while the gateway answered a ping after " + millis + " ms");
            }
            seen = program.activity();
        }
        return seen.filter(ProcessActivity::idle).isPresent()
                ? new Meanwhile(true, "while the gateway's process was idle")
                : new Meanwhile(
                        false,
                        "nor an answer to a ping"
                                + seen.map(it -> " (the gateway's process was " + it.text() + ")")
                                        .orElse(""));
    }

    @Override
    public String request(ObjectNode template, Map<String, String> names) {
        TemplateVariables variables = TemplateVariables.none();
        for (Map.Entry<String, String> name : names.entrySet()) {
            variables = variables.with(name.getKey(), name.getValue());
        }
        return Json.write(GatewayJoin.addressed(
                GatewayJoin.filled(template, variables::text),
                form.protocol(),
                words.id("gateway scene " + scenarios + " request")));
    }

    @Override
    public synchronized void release(GatewayParticipant participant) {
        participant.close();
        Optional.ofNullable(joined.remove(participant)).ifPresent(seats::add);
    }

    @Override
    public void close() {
        program.close();
    }
}
