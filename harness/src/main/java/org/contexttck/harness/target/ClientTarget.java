package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.DriverEntry;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;

/**
 * The MCP client under test, observed in one way: by a model that the kit plays, with MCP servers of the kit, or through a
 * driver. One for each way and run. Thread-safe: conversations may be held at the same time, each with a process of its own, or
 * one after another with the same process where the profile says that this is possible.
 *
 * <p>What the client says to a server of the kit is recorded as {@link Traffic#FROM_CLIENT}, what it asks the model and what
 * goes to a driver and back as {@link Traffic#OTHER}.
 */
public final class ClientTarget implements Conversations, AutoCloseable {

    private final ClientWay way;
    private final Observed client;

    private ClientTarget(ClientWay way, Observed client) {
        this.way = way;
        this.client = client;
    }

    /**
     * One for each way that a profile offers: the model services of {@code client}, then {@code driver}. Nothing is started
     * yet.
     *
     * @param people hears, a line at a time, what somebody is to do whose client dials in
     */
    public static List<ClientTarget> of(
            Profile profile, Launcher launcher, ConnectionLog log, Schemas schemas, Consumer<String> people) {
        return of(profile, launcher, log, schemas, people, Chance.fresh(), Optional.empty());
    }

    /**
     * As above.
     *
     * @param chance makes up what tells conversations apart
     * @param tape what is played instead of the client, of which nothing is started then
     */
    public static List<ClientTarget> of(
            Profile profile,
            Launcher launcher,
            ConnectionLog log,
            Schemas schemas,
            Consumer<String> people,
            Chance chance,
            Optional<Tape> tape) {
        List<ClientTarget> ways = new ArrayList<>();
        profile.targets()
                .client()
                .ifPresent(entry -> entry.models().keySet().forEach(model -> {
                    ClientWay way = ClientWay.ofModel(model);
                    ClientSetup setup = new ClientSetup(entry, way, profile.limits(), launcher, log);
                    ways.add(new ClientTarget(way, byModel(setup, people, chance, tape)));
                }));
        profile.targets()
                .driver()
                .ifPresent(entry -> ways.add(new ClientTarget(
                        ClientWay.DRIVER,
                        new Drivers(entry, profile.limits(), drivers(entry, launcher, log, tape), schemas))));
        return ways;
    }

    private static DriverCarriers drivers(
            DriverEntry entry, Launcher launcher, ConnectionLog log, Optional<Tape> tape) {
        String name = ClientWay.DRIVER.text();
        return tape.isPresent()
                ? new PlayedConversations(name, tape.get(), log)
                : new RunningDrivers(name, entry.start(), launcher, log);
    }

    private static ModelClients byModel(
            ClientSetup setup, Consumer<String> people, Chance chance, Optional<Tape> tape) {
        return tape.map(recording -> new ModelClients(setup, new PlayedStages(setup, recording), chance, nobody -> {}))
                .orElseGet(() -> new ModelClients(setup, new LiveStages(setup), chance, people));
    }

    @Override
    public ClientWay way() {
        return way;
    }

    /**
     * Tries whether the client can be tested at all: it is started, the model calls a tool with a plain result, and the client
     * must go on.
     *
     * @throws Unreachable if it cannot; with {@code driver:} in front if it is the driver that is wrong
     */
    public ReachedClient reach() throws Unreachable, InterruptedException {
        return client.reach();
    }

    @Override
    public ClientSession converse(String scenario) throws Unreachable, InterruptedException {
        return client.converse(scenario);
    }

    @Override
    public boolean toleratesSilence() {
        return client.toleratesSilence();
    }

    @Override
    public boolean takesFurtherWords() {
        return client.takesFurtherWords();
    }

    @Override
    public List<String> servers() {
        return client.servers();
    }

    /** Ends everything that was started. */
    @Override
    public void close() {
        client.close();
    }
}
