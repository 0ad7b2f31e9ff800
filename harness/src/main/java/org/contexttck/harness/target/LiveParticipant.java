package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.peer.KitGateway;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.ParticipantEntry;
import org.contexttck.harness.profile.StartCommand;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Playback;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.reports.event.Excerpt;

/** The participant under test, live in a room of the kit's own gateway. One for each scenario. */
public final class LiveParticipant implements AutoCloseable {

    private static final String ROOM = "tck";

    private final KitGateway gateway;
    private final Runnable end;
    private final Supplier<Optional<ProcessActivity>> activity;
    private final ParticipantEntry.Live entry;
    private final LimitsEntry limits;
    private final RecentMessages recent;
    private final String transcript;

    /** @param end ends the program, if there is one @param activity what it is doing, if that can be known */
    private LiveParticipant(
            KitGateway gateway,
            Runnable end,
            Supplier<Optional<ProcessActivity>> activity,
            ParticipantEntry.Live entry,
            LimitsEntry limits,
            RecentMessages recent,
            String transcript) {
        this.gateway = gateway;
        this.end = end;
        this.activity = activity;
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
        private final Chance chance;
        private final Optional<Tape> tape;
        private int started;

        /** @param tape what is played instead of starting anything */
        public Starter(
                ParticipantEntry.Live entry,
                LimitsEntry limits,
                Launcher launcher,
                ConnectionLog log,
                Chance chance,
                Optional<Tape> tape) {
            this.entry = entry;
            this.limits = limits;
            this.launcher = launcher;
            this.log = log;
            this.chance = chance;
            this.tape = tape;
        }

        /** Starts one and waits until it has joined. @throws Unreachable if it does not start, or does not join in time */
        public synchronized LiveParticipant start() throws Unreachable, InterruptedException {
            String name = "live-" + (++started);
            ConnectionLog.Opened opened = log.open(name, Traffic.OTHER);
            try {
                return tape.isPresent() ? play(tape.get(), name, opened) : start(name, opened);
            } catch (Unreachable gone) {
                Reel.tellUnreachable(opened.listener(), gone.getMessage());
                throw gone;
            }
        }

        private LiveParticipant start(String name, ConnectionLog.Opened opened)
                throws Unreachable, InterruptedException {
            RecentMessages recent = new RecentMessages();
            KitGateway gateway;
            try {
                gateway = KitGateway.start(Listeners.both(recent, opened.listener()), chance, name);
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
                    throw program.get().alive()
                            ? Unreachable.unanswered(reason, program.get().stderrTail())
                            : new Unreachable(reason, program.get().stderrTail());
                }
                Launched running = program.get();
                return new LiveParticipant(
                        gateway, running::close, running::activity, entry, limits, recent, opened.transcript());
            } finally {
                if (!joined) {
                    program.ifPresent(Launched::close);
                    gateway.close();
                }
            }
        }

        private LiveParticipant play(Tape recording, String name, ConnectionLog.Opened opened)
                throws Unreachable, InterruptedException {
            Optional<Reel> reel = recording.reel(name);
            if (reel.isEmpty()) {
                recording.departed(name + ": the kit starts a participant, where it started none");
                throw new Unreachable("the recording has no participant " + name, "");
            }
            Playback playback = new Playback(recording);
            RecentMessages recent = new RecentMessages();
            WireListener listener = Listeners.both(recent, opened.listener());
            Optional<String> unreachable = reel.get().unreachable();
            KitGateway gateway = KitGateway.play(playback, reel.get(), listener, chance);
            if (unreachable.isPresent()) {
                playback.finish();
                throw new Unreachable(unreachable.get(), "");
            }
            gateway.awaitJoin(limits.connect());
            return new LiveParticipant(gateway, () -> {}, Optional::empty, entry, limits, recent, opened.transcript());
        }

        private Launched launch(KitGateway gateway) throws Unreachable {
            StartCommand start = entry.start();
            Fillings fillings = Fillings.none()
                    .with("gateway.url", gateway.url())
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

    /**
     * Waits until it has sent more than so many messages; one that is stopped or at work meanwhile gets the same time again.
     *
     * @param unclear hears that it did not, while nothing shows that it could have
     * @return whether it did while an answer may take
     */
    public boolean awaitMoreThan(int count, Consumer<String> unclear) throws InterruptedException {
        if (gateway.awaitMoreThan(count, limits.answer())) {
            return true;
        }
        Optional<ProcessActivity> busy = activity.get().filter(seen -> !seen.idle());
        if (busy.isEmpty() || gateway.awaitMoreThan(count, limits.answer())) {
            return busy.isPresent();
        }
        unclear.accept("it sent nothing in " + 2 * limits.answer().toMillis() + " ms, while its process was "
                + busy.get().text());
        return false;
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
        return gateway.see(() -> recent.last(4));
    }

    @Override
    public void close() {
        gateway.done();
        end.run();
        gateway.close();
    }
}
