package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.peer.KitGateway;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.ParticipantEntry;
import org.contexttck.harness.profile.StartCommand;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Excerpt;

/** The participant under test, live in a room of the kit's own gateway. One for each scenario. */
public final class LiveParticipant implements AutoCloseable {

    private static final String ROOM = "tck";

    private final KitGateway gateway;
    private final Launched program;
    private final ParticipantEntry.Live entry;
    private final LimitsEntry limits;
    private final RecentMessages recent;
    private final String transcript;

    private LiveParticipant(
            KitGateway gateway,
            Launched program,
            ParticipantEntry.Live entry,
            LimitsEntry limits,
            RecentMessages recent,
            String transcript) {
        this.gateway = gateway;
        this.program = program;
        this.entry = entry;
        this.limits = limits;
        this.recent = recent;
        this.transcript = transcript;
    }

    /** Starts participants, each in a room of its own. */
    public static final class Starter {

        private final ParticipantEntry.Live entry;
        private final LimitsEntry limits;
        private final Launcher launcher;
        private final ConnectionLog log;
        private int started;

        public Starter(ParticipantEntry.Live entry, LimitsEntry limits, Launcher launcher, ConnectionLog log) {
            this.entry = entry;
            this.limits = limits;
            this.launcher = launcher;
            this.log = log;
        }

        /** Starts one and waits until it has joined. @throws Unreachable if it does not start, or does not join in time */
        public synchronized LiveParticipant start() throws Unreachable, InterruptedException {
            ConnectionLog.Opened opened = log.open("live-" + (++started), Traffic.OTHER);
            RecentMessages recent = new RecentMessages();
            KitGateway gateway;
            try {
                gateway = KitGateway.start(name -> Listeners.both(recent, opened.listener()));
            } catch (IOException none) {
                throw new Unreachable("the kit's gateway could not be started: " + none.getMessage(), "");
            }
            boolean joined = false;
            Optional<Launched> program = Optional.empty();
            try {
                program = Optional.of(launch(gateway));
                program.get().drainOutput();
                joined = gateway.awaitJoin(limits.connect());
                if (!joined) {
                    String reason = "the participant " + program.get().state() + " and has not joined " + gateway.url()
                            + " after " + limits.connect().toMillis() + " ms";
                    throw new Unreachable(reason, program.get().stderrTail());
                }
                return new LiveParticipant(gateway, program.get(), entry, limits, recent, opened.transcript());
            } finally {
                if (!joined) {
                    program.ifPresent(Launched::close);
                    gateway.close();
                }
            }
        }

        private Launched launch(KitGateway gateway) throws Unreachable {
            StartCommand start = entry.start();
            Fillings fillings = Fillings.none()
                    .with("gateway.url", gateway.url().toString())
                    .with("room", ROOM)
                    .with("id", "participant-" + started);
            return launcher.launch(
                    fillings.command(start.command()), fillings.environment(start.environment()), start.directory());
        }
    }

    /** Sends it an envelope, of which {@code id}, {@code ts}, {@code protocol} and {@code from} are the kit's. */
    public void say(ObjectNode envelope) {
        gateway.say(envelope);
    }

    /** The envelope upon which it reasons, with an id of its own; empty if it does so unasked. */
    public Optional<ObjectNode> question(String id) {
        return entry.ask().map(ask -> {
            ObjectNode envelope = Json.object().put("protocol", "mcpp/v0.1").put("id", id);
            envelope.put("ts", "2025-08-31T12:00:00.000Z").put("from", "kit");
            envelope.setAll(GatewayJoin.filled(
                    ask, text -> Fillings.none().with("id", id).text(text)));
            return envelope;
        });
    }

    /** What it has sent so far, in order. */
    public List<KitGateway.Heard> heard() {
        return gateway.heard();
    }

    /** Waits until it has sent more than so many messages. @return whether it did while an answer may take */
    public boolean awaitMoreThan(int count) throws InterruptedException {
        return gateway.awaitMoreThan(count, limits.answer());
    }

    /** Waits until it has been quiet for a while. */
    public void awaitQuiet(Duration quiet) throws InterruptedException {
        int before;
        do {
            before = gateway.heard().size();
        } while (gateway.awaitMoreThan(before, quiet));
    }

    /** Whether it is still in the room. */
    public boolean joined() {
        return !gateway.joined().isEmpty();
    }

    /** The file of its messages, relative to the report folder. */
    public String transcript() {
        return transcript;
    }

    /** The last messages of its connection as evidence. */
    public List<Excerpt> lastExchange() {
        return recent.last(4);
    }

    @Override
    public void close() {
        program.close();
        gateway.close();
    }
}
