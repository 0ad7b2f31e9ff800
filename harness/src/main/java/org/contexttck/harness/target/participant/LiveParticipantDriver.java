package org.contexttck.harness.target.participant;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.driver.DriverException;
import org.contexttck.harness.target.driver.DriverProcess;
import org.contexttck.harness.target.driver.DriverProtocol;
import org.contexttck.harness.target.driver.DriverStarts;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.target.shared.Listeners;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;

/** The participant under test behind its driver, which is started once, and again whenever it has gone wrong. */
final class LiveParticipantDriver implements ParticipantTarget {

    private static final String NAME = "participant";

    private final LimitsEntry limits;
    private final DriverStarts starts;
    private final Schemas schemas;
    private Optional<DriverProcess> running = Optional.empty();
    private RecentMessages recent = new RecentMessages();
    private ObjectNode hello = Json.object();

    private LiveParticipantDriver(LimitsEntry limits, DriverStarts starts, Schemas schemas) {
        this.limits = limits;
        this.starts = starts;
        this.schemas = schemas;
    }

    /**
     * Starts the driver and greets it.
     *
     * @throws Unreachable if it cannot be started or does not greet in return
     */
    static LiveParticipantDriver start(
            StartCommand start, LimitsEntry limits, Launcher launcher, ConnectionLog log, Schemas schemas)
            throws Unreachable, InterruptedException {
        return greeted(limits, new DriverStarts(NAME, Channel.Kind.PARTICIPANT_DRIVER, start, launcher, log), schemas);
    }

    private static LiveParticipantDriver greeted(LimitsEntry limits, DriverStarts starts, Schemas schemas)
            throws Unreachable, InterruptedException {
        LiveParticipantDriver target = new LiveParticipantDriver(limits, starts, schemas);
        boolean there = false;
        try {
            target.driver();
            there = true;
            return target;
        } finally {
            if (!there) {
                target.close();
            }
        }
    }

    @Override
    public ObjectNode hello() {
        return hello;
    }

    @Override
    public void begin(String participant) throws Unreachable, ParticipantException, InterruptedException {
        driver();
        answer("begin", Json.object().put("participant", participant));
    }

    @Override
    public Message answer(String verb, ObjectNode members) throws ParticipantException, InterruptedException {
        String text = Json.write(members);
        try {
            String more = members.isEmpty() ? "" : "," + text.substring(1, text.length() - 1);
            return running.orElseThrow().ask(verb, more, limits.answer());
        } catch (DriverException trouble) {
            throw new ParticipantException(trouble);
        }
    }

    @Override
    public String transcript() {
        return running.map(DriverProcess::transcript).orElse("");
    }

    @Override
    public List<Excerpt> lastExchange() {
        return recent.last(2);
    }

    private void driver() throws Unreachable, InterruptedException {
        if (running.filter(DriverProcess::usable).isPresent()) {
            return;
        }
        running.ifPresent(DriverProcess::close);
        RecentMessages received = new RecentMessages();
        recent = received;
        DriverProcess process = new DriverProcess(
                starts.open(record -> Listeners.both(received, record)), schemas, DriverProtocol.PARTICIPANT);
        running = Optional.of(process);
        try {
            hello = (ObjectNode) process.ask("hello", ",\"protocol\":1", limits.connect())
                    .json()
                    .orElseThrow();
        } catch (DriverException trouble) {
            running = Optional.empty();
            process.close();
            throw trouble.unreachable(process.stderrTail());
        }
    }

    @Override
    public void close() {
        running.ifPresent(DriverProcess::close);
    }
}
