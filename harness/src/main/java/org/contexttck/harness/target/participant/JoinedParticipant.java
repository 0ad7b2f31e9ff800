package org.contexttck.harness.target.participant;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.gateway.KitGateway;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.target.ParticipantEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.target.shared.Listeners;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.target.shared.TemplateVariables;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Patience;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Excerpt;

/** The participant under test, live in a room of the kit's own gateway. One for each scenario. */
final class JoinedParticipant implements LiveParticipant {

    private static final String ROOM = "tck";

    private final KitGateway gateway;
    private final Launched program;
    private final ParticipantEntry.Live entry;
    private final LimitsEntry limits;
    private final RecentMessages recent;
    private final String transcript;

    private JoinedParticipant(
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
    static final class Starter implements LiveParticipants {

        private final ParticipantEntry.Live entry;
        private final LimitsEntry limits;
        private final Launcher launcher;
        private final ConnectionLog log;
        private final SeededRandom random;
        private int started;

        Starter(
                ParticipantEntry.Live entry,
                LimitsEntry limits,
                Launcher launcher,
                ConnectionLog log,
                SeededRandom random) {
            this.entry = entry;
            this.limits = limits;
            this.launcher = launcher;
            this.log = log;
            this.random = random;
        }

        @Override
        public synchronized LiveParticipant start() throws Unreachable, InterruptedException {
            String name = "live-" + (++started);
            ConnectionLog.Opened opened = log.open(name, Channel.of(Channel.Kind.PARTICIPANT, name));
            try {
                return start(name, opened);
            } catch (Unreachable gone) {
                opened.listener().note("unreachable: " + gone.getMessage(), "");
                throw gone;
            }
        }

        private LiveParticipant start(String name, ConnectionLog.Opened opened)
                throws Unreachable, InterruptedException {
            RecentMessages recent = new RecentMessages();
            KitGateway gateway;
            try {
                gateway = KitGateway.start(Listeners.both(recent, opened.listener()), random, name, entry.preset());
            } catch (IOException none) {
                throw new Unreachable("the kit's gateway could not be started: " + none.getMessage(), "");
            }
            boolean joined = false;
            Optional<Launched> program = Optional.empty();
            try {
                program = Optional.of(launch(gateway));
                program.get().noteStderr(opened.listener());
                program.get().drainOutput();
                Patience patience = new Patience(limits.connect());
                joined = joins(gateway, program.get(), patience);
                if (!joined) {
                    String reason = "the participant " + program.get().state() + " and has not joined " + gateway.url()
                            + " after " + patience.waited().toMillis() + " ms";
                    String stderr = program.get().stderrTail();
                    throw program.get().alive()
                            ? Unreachable.unanswered(reason, stderr)
                            : new Unreachable(reason, stderr);
                }
                return new JoinedParticipant(gateway, program.get(), entry, limits, recent, opened.transcript());
            } finally {
                if (!joined) {
                    program.ifPresent(Launched::close);
                    gateway.close();
                }
            }
        }

        private static boolean joins(KitGateway gateway, Launched program, Patience patience)
                throws InterruptedException {
            boolean joined = false;
            for (Optional<Duration> more = Optional.of(patience.waited());
                    !joined && more.isPresent();
                    more = joined ? more : patience.moreToStart(program.activity())) {
                joined = gateway.awaitJoin(more.get());
            }
            return joined;
        }

        private Launched launch(KitGateway gateway) throws Unreachable {
            StartCommand start = entry.start();
            TemplateVariables variables = TemplateVariables.none()
                    .with("gateway.url", gateway.url())
                    .with("room", ROOM)
                    .with("id", "participant-" + started);
            return launcher.launch(
                    variables.command(start.command()), variables.environment(start.environment()), start.directory());
        }
    }

    @Override
    public void say(ObjectNode envelope) {
        gateway.say(envelope);
    }

    @Override
    public Optional<ObjectNode> asked() {
        return entry.ask();
    }

    @Override
    public List<KitGateway.Received> received() {
        return gateway.received();
    }

    @Override
    public Waited awaitMoreThan(int count) throws InterruptedException {
        Patience patience = new Patience(limits.answer());
        Optional<ProcessActivity> seen = Optional.empty();
        for (Optional<Duration> more = Optional.of(limits.answer()); more.isPresent(); more = patience.more(seen)) {
            if (gateway.awaitMoreThan(count, more.get())) {
                return Waited.CAME;
            }
            seen = program.activity();
        }
        String unclear =
                patience.isIdle() ? "" : seen.map(ProcessActivity::text).orElse("");
        return new Waited(
                false,
                unclear.isEmpty()
                        ? ""
                        : "it sent nothing in " + OneLine.of(patience.waited()) + ", while its process was " + unclear);
    }

    @Override
    public void awaitQuiet(Duration quiet) throws InterruptedException {
        int before;
        do {
            before = gateway.received().size();
        } while (gateway.awaitMoreThan(before, quiet));
    }

    @Override
    public boolean joined() {
        return !gateway.joined().isEmpty();
    }

    @Override
    public String transcript() {
        return transcript;
    }

    @Override
    public List<Excerpt> lastExchange() {
        return gateway.see(() -> recent.last(4));
    }

    @Override
    public void close() {
        gateway.done();
        program.close();
        gateway.close();
    }
}
