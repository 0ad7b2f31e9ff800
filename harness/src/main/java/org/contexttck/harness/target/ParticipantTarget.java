package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Excerpt;

/** The participant under test behind its driver, which is started once, and again whenever it has gone wrong. */
public final class ParticipantTarget implements AutoCloseable {

    private static final String NAME = "participant";

    private final LimitsEntry limits;
    private final DriverCarriers carriers;
    private final Schemas schemas;
    private Optional<DriverProcess> running = Optional.empty();
    private RecentMessages recent = new RecentMessages();
    private ObjectNode hello = Json.object();

    private ParticipantTarget(LimitsEntry limits, DriverCarriers carriers, Schemas schemas) {
        this.limits = limits;
        this.carriers = carriers;
        this.schemas = schemas;
    }

    /**
     * Starts the driver and greets it.
     *
     * @throws Unreachable if it cannot be started or does not greet in return
     */
    public static ParticipantTarget start(
            StartCommand start, LimitsEntry limits, Launcher launcher, ConnectionLog log, Schemas schemas)
            throws Unreachable, InterruptedException {
        return greeted(limits, new RunningDrivers(NAME, start, launcher, log), schemas);
    }

    /**
     * Plays the driver from a recording.
     *
     * @throws Unreachable if it could not be started then, or did not greet in return
     */
    public static ParticipantTarget played(Tape tape, LimitsEntry limits, ConnectionLog log, Schemas schemas)
            throws Unreachable, InterruptedException {
        return greeted(limits, new PlayedStarts(NAME, tape, log), schemas);
    }

    private static ParticipantTarget greeted(LimitsEntry limits, DriverCarriers carriers, Schemas schemas)
            throws Unreachable, InterruptedException {
        ParticipantTarget target = new ParticipantTarget(limits, carriers, schemas);
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

    /** What it said in return to the greeting. */
    public ObjectNode hello() {
        return hello;
    }

    /** Whether there is such a part to drive: {@code ids}, {@code filters}, {@code grouping} or {@code clock}. */
    public boolean can(String part) {
        Set<String> can = new HashSet<>();
        hello.path("can").forEach(one -> can.add(one.asText()));
        return can.contains(part);
    }

    /**
     * Lets it forget everything and be somebody new.
     *
     * @throws Unreachable if it has to be started again and cannot
     */
    public void begin(String participant) throws Unreachable, ParticipantTrouble, InterruptedException {
        driver();
        ask("begin", Json.object().put("participant", participant));
    }

    /**
     * Asks for something.
     *
     * @param verb what to do
     * @param members what else is in the request
     * @throws ParticipantTrouble if there is no proper answer, or one that says why not
     */
    public JsonNode ask(String verb, ObjectNode members) throws ParticipantTrouble, InterruptedException {
        String text = Json.write(members);
        try {
            String more = members.isEmpty() ? "" : "," + text.substring(1, text.length() - 1);
            return running.orElseThrow().ask(verb, more, limits.answer()).json();
        } catch (DriverTrouble trouble) {
            throw new ParticipantTrouble(trouble);
        }
    }

    /** The file of its lines, relative to the report folder. */
    public String transcript() {
        return running.map(DriverProcess::transcript).orElse("");
    }

    /** The last request and its answer as evidence. */
    public List<Excerpt> lastExchange() {
        return recent.last(2);
    }

    /** The end of what it wrote to stderr. */
    public String stderrTail() {
        return running.map(DriverProcess::stderrTail).orElse("");
    }

    private void driver() throws Unreachable, InterruptedException {
        if (running.filter(DriverProcess::usable).isPresent()) {
            return;
        }
        running.ifPresent(DriverProcess::close);
        RecentMessages heard = new RecentMessages();
        recent = heard;
        DriverProcess process = new DriverProcess(
                carriers.open(NAME, record -> Listeners.both(heard, record)), schemas, DriverProtocol.PARTICIPANT);
        running = Optional.of(process);
        try {
            hello = (ObjectNode)
                    process.ask("hello", ",\"protocol\":1", limits.connect()).json();
        } catch (DriverTrouble trouble) {
            running = Optional.empty();
            process.close();
            throw trouble.unreachable(process.stderrTail());
        }
    }

    @Override
    public void close() {
        running.ifPresent(DriverProcess::close);
        carriers.close();
    }
}
