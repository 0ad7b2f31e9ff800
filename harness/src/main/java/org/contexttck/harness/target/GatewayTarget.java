package org.contexttck.harness.target;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.peer.FaultyRelay;
import org.contexttck.harness.profile.EnvelopeMark;
import org.contexttck.harness.profile.GatewayEntry;
import org.contexttck.harness.profile.GatewayForm;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Lookout;
import org.contexttck.harness.wire.Playback;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WebSocketClient;
import org.contexttck.harness.wire.WireListener;

/**
 * The gateway under test, and the participants that the kit lets join it. The names of participants and rooms are unique over
 * runs, unless the profile names them. A gateway that the kit started and that has died is started again when somebody joins.
 */
public final class GatewayTarget implements AutoCloseable {

    /** Envelopes are compared whole, so they have to be read whole. */
    static final int MAX_DEPTH = 20_000;

    private static final int MOST_SHOWN = 200;

    /** With what the names of its connections begin. */
    private static final String NAMES = "gateway-";

    /** The connection, as far as logs are concerned, on which the kit notes when it looked. */
    private static final String NOTES = NAMES + "kit";

    private static final Duration LEAST_PART = Duration.ofMillis(250);

    private static final Pattern COUNTED = Pattern.compile("(\\d{1,9}) connections, (\\d{1,9}) rooms");

    private final GatewayEntry entry;
    private final GatewayForm form;
    private final GatewayHost host;
    private final Limits limits;
    private final ConnectionLog log;
    private final GatewayWords words;
    private final Lookout lookout;
    private final Optional<Playback> playback;
    private final String run;
    private final Deque<GatewayEntry.Seat> seats = new ArrayDeque<>();
    private final Map<GatewayParticipant, GatewayEntry.Seat> joined = new HashMap<>();
    private Optional<String> port;
    private int scenes;
    private int rooms;
    private int connections;

    private GatewayTarget(
            GatewayEntry entry,
            GatewayHost host,
            Limits limits,
            ConnectionLog log,
            GatewayWords words,
            Lookout lookout,
            Optional<Playback> playback) {
        this.entry = entry;
        this.form = entry.form();
        this.host = host;
        this.port = host.port();
        this.limits = new Limits(limits.connect(), limits.answer(), limits.maxMessageBytes(), MAX_DEPTH);
        this.log = log;
        this.words = words;
        this.lookout = lookout;
        this.playback = playback;
        this.run = words.run();
        seats.addAll(entry.seats());
    }

    /**
     * The gateway of a profile, started if the profile says how.
     *
     * @param limits how long to wait for it
     * @throws Unreachable if it could not be started or does not accept connections in time
     */
    public static GatewayTarget start(
            GatewayEntry entry, Limits limits, ConnectionLog log, Launcher launcher, Chance chance)
            throws Unreachable, InterruptedException {
        WireListener notes = log.open(NOTES, Traffic.OTHER).listener();
        GatewayProgram program = new GatewayProgram(entry, launcher);
        try {
            program.ensureRunning("", limits.connect());
            note(notes, program.port());
        } catch (Unreachable gone) {
            Reel.tellUnreachable(notes, gone.getMessage());
            throw gone;
        }
        GatewayWords words = new GatewayWords(chance);
        return new GatewayTarget(entry, program, limits, log, words, Lookout.live(notes), Optional.empty());
    }

    /**
     * A gateway that is not started, but played from a recording.
     *
     * @throws Unreachable if it could not be reached when it was recorded, or was not recorded
     */
    public static GatewayTarget recorded(GatewayEntry entry, Limits limits, ConnectionLog log, Tape tape, Chance chance)
            throws Unreachable {
        WireListener notes = log.open(NOTES, Traffic.OTHER).listener();
        Reel looks = tape.reel(NOTES)
                .orElseThrow(() -> new Unreachable("the recording has no transcript " + NOTES + ".jsonl", ""));
        Optional<String> unreachable = looks.unreachable();
        if (unreachable.isPresent()) {
            Reel.tellUnreachable(notes, unreachable.get());
            throw new Unreachable(unreachable.get(), "");
        }
        Playback playback = new Playback(tape);
        GatewayWords words = new GatewayWords(chance, tape);
        Lookout lookout = Lookout.played(playback, looks, notes);
        RecordedHost host = new RecordedHost(entry, tape, looks);
        note(notes, host.port());
        return new GatewayTarget(entry, host, limits, log, words, lookout, Optional.of(playback));
    }

    private static void note(WireListener notes, Optional<String> port) {
        port.ifPresent(it -> Reel.tell(notes, GatewayHost.PORT + it));
    }

    /** What was recorded of it. */
    static Stream<Reel> recorded(Tape tape) {
        return tape.reels().stream().filter(reel -> reel.name().startsWith(NAMES));
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
        return host.fillings().text(entry.url().replaceAll("\\{(id|room|token)}", "{{$1}"));
    }

    /** A text that is in no other run: for ids of contexts. */
    public String run() {
        return "tck-" + run;
    }

    /** Through what the kit sees what comes from it. */
    public Lookout lookout() {
        return lookout;
    }

    /** A new scenario begins. @return a text that no other scenario has, for marks */
    public synchronized String newScene() {
        Matcher counted = COUNTED.matcher(lookout.begin(++scenes, connections + " connections, " + rooms + " rooms"));
        if (counted.matches()) {
            connections = Integer.parseInt(counted.group(1));
            rooms = Integer.parseInt(counted.group(2));
        }
        return words.scene(scenes);
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
            return join(name, room, Optional.empty());
        } catch (Unreachable gone) {
            if (!lookout.ask(host::isEnding)) {
                throw gone;
            }
            return join(name, room, Optional.empty());
        }
    }

    /** A relay that leads to it; none where it is only played: what a recording has came through one already. */
    public synchronized Optional<FaultyRelay> relay() throws IOException {
        URI url = host.url();
        return playback.isPresent()
                ? Optional.empty()
                : Optional.of(FaultyRelay.to(new InetSocketAddress(url.getHost(), GatewayProgram.port(url))));
    }

    /** As {@link #join(String, String)}, through a relay. */
    public synchronized GatewayParticipant join(String name, String room, Optional<FaultyRelay> relay)
            throws Unreachable, InterruptedException {
        Optional<GatewayEntry.Seat> seat = seat();
        String id = seat.map(GatewayEntry.Seat::id).orElse(name + "-" + run + "-" + (connections + 1));
        Optional<String> token = seat.flatMap(GatewayEntry.Seat::token).or(entry::token);
        String connection = NAMES + (++connections) + "-" + name;
        ConnectionLog.Opened opened = log.open(connection, Traffic.OTHER);
        RecentMessages recent = new RecentMessages();
        Arrivals arrivals = new Arrivals();
        Fillings own;
        WebSocketClient client;
        try {
            own = host.ensureRunning(connection, limits.connect())
                    .with("id", id)
                    .with("room", room)
                    .with("token", token.orElse(""));
            if (!host.port().equals(port)) {
                port = host.port();
                note(opened.listener(), port);
            }
            WireListener listener = Listeners.both(recent, opened.listener());
            client = playback.isPresent()
                    ? play(playback.get(), connection, listener, arrivals)
                    : connect(own, token, relay, listener, arrivals);
        } catch (Unreachable gone) {
            Reel.tellUnreachable(opened.listener(), gone.getMessage());
            throw gone.isUnanswered()
                    ? Unreachable.unanswered(gone.getMessage(), host.outputTail())
                    : new Unreachable(gone.getMessage(), host.outputTail());
        }
        GatewayParticipant participant = new GatewayParticipant(
                new GatewayParticipant.Seated(id, room, connection, opened.transcript()),
                form,
                recent,
                arrivals,
                client,
                lookout,
                words);
        seat.ifPresent(taken -> joined.put(participant, taken));
        welcome(participant, own, token, connection);
        return participant;
    }

    private WebSocketClient connect(
            Fillings own, Optional<String> token, Optional<FaultyRelay> relay, WireListener listener, Arrivals arrivals)
            throws Unreachable {
        String url = own.text(entry.url());
        URI leads = URI.create(relay.map(one -> url.replaceFirst("//[^/?]*", "//127.0.0.1:" + one.port()))
                .orElse(url));
        Map<String, String> headers = GatewayJoin.headers(entry.headers(), own, token);
        return WebSocketClient.connect(leads, headers, limits, listener, lookout, arrivals::add);
    }

    private WebSocketClient play(Playback player, String connection, WireListener listener, Arrivals arrivals)
            throws Unreachable {
        Optional<Reel> reel = player.tape().reel(connection);
        if (reel.isEmpty()) {
            String missing = "the recording has no connection " + connection;
            player.tape().departed(connection + ": the kit connects, and " + missing);
            throw new Unreachable(missing, "");
        }
        return WebSocketClient.play(player, reel.get(), limits, listener, lookout, arrivals::add);
    }

    private Optional<GatewayEntry.Seat> seat() throws Unreachable {
        if (!entry.seats().isEmpty() && seats.isEmpty()) {
            throw new Unreachable("the profile names too few participants for this scenario", "");
        }
        return Optional.ofNullable(seats.poll());
    }

    private void welcome(GatewayParticipant participant, Fillings own, Optional<String> token, String connection)
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
            String heard = participant.after(0).stream()
                    .findFirst()
                    .map(first -> "; it was told " + shortened(first.raw()))
                    .orElse("");
            release(participant);
            String reason = "a participant was not welcomed: no message with " + welcome.describe() + how + heard;
            throw told || closed || !heard.isEmpty() ? new Unreachable(reason, "") : Unreachable.unanswered(reason, "");
        }
    }

    /**
     * What the gateway does while something does not come that is waited for.
     *
     * @param waiting who waits for it
     */
    public Meanwhile meanwhile(GatewayParticipant waiting) throws InterruptedException {
        if (playback.isPresent()) {
            return new Meanwhile(true, "");
        }
        Optional<Duration> pong = waiting.ping(part());
        if (pong.isPresent()) {
            long millis = Math.max(1, pong.get().toMillis());
            return new Meanwhile(true, "while the gateway answered a ping after " + millis + " ms");
        }
        Optional<ProcessActivity> seen = host.activity();
        return seen.filter(ProcessActivity::idle).isPresent()
                ? new Meanwhile(true, "while the gateway's process was idle")
                : new Meanwhile(
                        false,
                        "nor an answer to a ping"
                                + seen.map(it -> " (the gateway's process was " + it.text() + ")")
                                        .orElse(""));
    }

    /** A quarter of the time for an answer. */
    public Duration part() {
        Duration quarter = limits.answer().dividedBy(4);
        return quarter.compareTo(LEAST_PART) < 0 ? LEAST_PART : quarter;
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
        return Json.write(GatewayJoin.addressed(
                GatewayJoin.filled(template, fillings::text),
                form.protocol(),
                words.id("gateway scene " + scenes + " request")));
    }

    /** Lets a participant go. */
    public synchronized void release(GatewayParticipant participant) {
        participant.close();
        Optional.ofNullable(joined.remove(participant)).ifPresent(seats::add);
    }

    @Override
    public void close() {
        newScene();
        playback.map(Playback::tape).stream().flatMap(GatewayTarget::recorded).forEach(Reel::over);
        host.close();
    }
}
