package org.contexttck.harness.target.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Excerpt;

/** The participant under test behind its driver, which is started once, and again whenever it has gone wrong. */
public interface ParticipantTarget extends AutoCloseable {

    /**
     * Starts the driver and greets it.
     *
     * @throws Unreachable if it cannot be started or does not greet in return
     */
    static ParticipantTarget start(
            StartCommand start, LimitsEntry limits, Launcher launcher, ConnectionLog log, Schemas schemas)
            throws Unreachable, InterruptedException {
        return LiveParticipantDriver.start(start, limits, launcher, log, schemas);
    }

    /** What it said in return to the greeting. */
    ObjectNode hello();

    /** Whether there is such a part to drive: {@code ids}, {@code filters}, {@code grouping} or {@code clock}. */
    default boolean can(String part) {
        for (JsonNode one : hello().path("can")) {
            if (one.asText().equals(part)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lets it forget everything and be somebody new.
     *
     * @throws Unreachable if it has to be started again and cannot
     */
    void begin(String participant) throws Unreachable, ParticipantException, InterruptedException;

    /**
     * Asks for something.
     *
     * @param verb what to do
     * @param members what else is in the request
     * @throws ParticipantException if there is no proper answer, or one that says why not
     */
    Message answer(String verb, ObjectNode members) throws ParticipantException, InterruptedException;

    /** As {@link #answer}, seen as JSON. */
    default JsonNode ask(String verb, ObjectNode members) throws ParticipantException, InterruptedException {
        return answer(verb, members).json().orElseThrow();
    }

    /** The file of its lines, relative to the report folder. */
    String transcript();

    /** The last request and its answer as evidence. */
    List<Excerpt> lastExchange();

    @Override
    void close();
}
