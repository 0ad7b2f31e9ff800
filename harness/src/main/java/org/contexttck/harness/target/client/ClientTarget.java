package org.contexttck.harness.target.client;

import java.util.List;
import java.util.function.Consumer;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;

/**
 * The MCP client under test, observed in one way: by a model that the kit plays, with MCP servers of the kit, or through a
 * driver. One for each way and run. Thread-safe: conversations may be held at the same time, each with a process of its own, or
 * one after another with the same process where the profile says that this is possible.
 *
 * <p>What the client says to a server of the kit is recorded as {@link Channel.Kind#CLIENT}, what it asks the model and what
 * goes to a driver and back as {@link Channel.Kind#MODEL} or {@link Channel.Kind#CLIENT_DRIVER}.
 */
public interface ClientTarget extends Conversations, AutoCloseable {

    /**
     * One for each way that a profile offers: the model services of {@code client}, then {@code driver}. Nothing is started
     * yet.
     *
     * @param people hears, a line at a time, what somebody is to do whose client dials in
     * @param random makes up what tells conversations apart
     */
    static List<ClientTarget> of(
            Profile profile,
            Launcher launcher,
            ConnectionLog log,
            Schemas schemas,
            Consumer<String> people,
            SeededRandom random) {
        return LiveClient.of(profile, launcher, log, schemas, people, random);
    }

    /**
     * Tries whether the client can be tested at all: it is started, the model calls a tool with a plain result, and the client
     * must go on.
     *
     * @throws Unreachable if it cannot; with {@code driver:} in front if it is the driver that is wrong
     */
    ReachedClient reach() throws Unreachable, InterruptedException;

    /**
     * As {@link #converse}, with a client that has held no conversation before and holds none after.
     *
     * @throws Unreachable if it cannot be started
     */
    ClientSession converseAlone(String name) throws Unreachable, InterruptedException;

    /** Ends everything that was started. */
    @Override
    void close();
}
