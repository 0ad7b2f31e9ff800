package org.contexttck.harness.target.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.contexttck.harness.peer.gateway.Relay;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;

/**
 * The gateway under test, and the participants that the kit lets join it. The names of participants and rooms are unique over
 * runs, unless the profile names them. A gateway that the kit started and that has died is started again when somebody joins.
 */
public interface GatewayTarget extends AutoCloseable {

    /**
     * The gateway of a profile, started if the profile says how.
     *
     * @param limits how long to wait for it
     * @throws Unreachable if it could not be started or does not accept connections in time
     */
    static GatewayTarget start(
            GatewayEntry entry, Limits limits, ConnectionLog log, Launcher launcher, SeededRandom random)
            throws Unreachable, InterruptedException {
        return LiveGateway.start(entry, limits, log, launcher, random);
    }

    /** What its messages look like. */
    GatewayForm form();

    /** How long to wait for it. */
    Limits limits();

    /** Where it listens, the places of the participant's own left in. */
    String address();

    /** A new scenario begins. @return a text that no other scenario has, for marks */
    String newScene();

    /** The name of a room that nobody was in, unless the profile names the one room there is. */
    String newRoom();

    /**
     * Lets a participant join.
     *
     * @param name what the features call it
     * @throws Unreachable if the gateway does not take the connection, or does not welcome the participant in time
     */
    GatewayParticipant join(String name, String room) throws Unreachable, InterruptedException;

    /** As {@link #join(String, String)}, through a relay. */
    GatewayParticipant join(String name, String room, Optional<Relay> relay) throws Unreachable, InterruptedException;

    /** A relay that leads to it. @throws IOException if there is no port to be had */
    Relay relay() throws IOException;

    /** Waits until something can be seen at its participants. @return whether it could be in time */
    boolean await(BooleanSupplier there, Duration patience) throws InterruptedException;

    /**
     * What the gateway does while something does not come that is waited for.
     *
     * @param waiting who waits for it
     */
    Meanwhile meanwhile(GatewayParticipant waiting) throws InterruptedException;

    /** A quarter of the time for an answer, and at least a quarter of a second. */
    default Duration part() {
        Duration quarter = limits().answer().dividedBy(4);
        Duration least = Duration.ofMillis(250);
        return quarter.compareTo(least) < 0 ? least : quarter;
    }

    /** Lets time pass, in which something may come. */
    void pause(Duration time) throws InterruptedException;

    /**
     * A request to the gateway as the profile writes it.
     *
     * @param names what to fill in, by name
     */
    String request(ObjectNode template, Map<String, String> names);

    /** Lets a participant go. */
    void release(GatewayParticipant participant);

    @Override
    void close();
}
