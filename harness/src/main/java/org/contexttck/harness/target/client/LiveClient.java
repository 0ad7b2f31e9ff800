package org.contexttck.harness.target.client;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.driver.DriverStarts;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;

/** A client that is started, or dials in, and is observed in one way. */
final class LiveClient implements ClientTarget {

    private final ClientWay way;
    private final ObservedClient client;

    private LiveClient(ClientWay way, ObservedClient client) {
        this.way = way;
        this.client = client;
    }

    /** @param random makes up what tells conversations apart */
    static List<ClientTarget> of(
            Profile profile,
            Launcher launcher,
            ConnectionLog log,
            Schemas schemas,
            Consumer<String> people,
            SeededRandom random) {
        List<ClientTarget> ways = new ArrayList<>();
        profile.targets()
                .client()
                .ifPresent(entry -> entry.models().keySet().forEach(model -> {
                    ClientWay way = ClientWay.ofModel(model);
                    ClientSetup setup = new ClientSetup(entry, way, profile.limits(), launcher, log);
                    ways.add(new LiveClient(way, new ModelClients(setup, random, people)));
                }));
        profile.targets()
                .driver()
                .ifPresent(start -> ways.add(new LiveClient(
                        ClientWay.DRIVER,
                        new Drivers(
                                start,
                                profile.limits(),
                                new DriverStarts(
                                        ClientWay.DRIVER.text(), Channel.Kind.CLIENT_DRIVER, start, launcher, log),
                                schemas))));
        return ways;
    }

    @Override
    public ClientWay way() {
        return way;
    }

    @Override
    public ReachedClient reach() throws Unreachable, InterruptedException {
        return client.reach();
    }

    @Override
    public ClientSession converse(String scenario) throws Unreachable, InterruptedException {
        return client.converse(scenario);
    }

    @Override
    public ClientSession converseAlone(String name) throws Unreachable, InterruptedException {
        return client.converseAlone(name);
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

    @Override
    public void close() {
        client.close();
    }
}
