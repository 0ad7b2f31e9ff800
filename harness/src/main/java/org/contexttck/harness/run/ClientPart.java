package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.client.ClientGenerator;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.run.reference.ReferenceChoice;
import org.contexttck.harness.run.reference.ReferenceCommand;
import org.contexttck.harness.steps.client.ClientUnderTest;
import org.contexttck.harness.steps.shared.Measurements;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.client.ClientWay;
import org.contexttck.harness.target.client.ReachedClient;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.event.TargetReached;

/** Tests an MCP client, in every way that a profile names: by each of its model services, and through a driver. */
final class ClientPart implements RolePart {

    private static final String WAY = "way ";
    private static final String NOT_DRIVEN = "not @driver";
    private static final String NOT_ASKED = "not @model";

    @Override
    public Role role() {
        return Role.CLIENT;
    }

    @Override
    public boolean in(Profile profile) {
        return profile.targets().client().isPresent()
                || profile.targets().driver().isPresent();
    }

    /** The reference by every service; what stands in its place, and is wrong by any of them, by one. */
    @Override
    public String section(ReferenceCommand command) {
        String driver = "\ndriver: {command: " + command.of("driver") + "}";
        if (command.kind() == ReferenceChoice.Kind.NULL_PEER) {
            return "client: {command: " + command.of("client", "--model-url", "{model.url}") + "}" + driver;
        }
        String client = command.of(
                "client",
                "--mcp-url",
                "{mcp.url}",
                "--mcp-url",
                "{mcp2.url}",
                "--model-url",
                "{model.url}",
                "--tool-timeout",
                "2500");
        String further = command.kind() == ReferenceChoice.Kind.REFERENCE
                ? ", openai-stream: [--stream], anthropic: [--api, anthropic],"
                        + " anthropic-stream: [--api, anthropic, --stream]"
                : "";
        return "client: {command: " + client + ", prompts: lines, new-conversation: /new, tool-timeout: 2500ms,"
                + " model: {openai: []" + further + "}}" + driver;
    }

    @Override
    public List<String> ways(RunRequest request) {
        Profile profile = request.profile();
        return Stream.concat(
                        profile.targets().client().stream()
                                .flatMap(client ->
                                        client.models().keySet().stream().map(model -> NOT_DRIVEN)),
                        profile.targets().driver().stream().map(driver -> NOT_ASKED))
                .toList();
    }

    @Override
    public void run(PartRun run) throws Unreachable, InterruptedException {
        Profile profile = run.profile();
        boolean speaks = profile.targets().client().isPresent();
        boolean two = profile.targets().driver().isPresent()
                || profile.targets().client().filter(ClientEntry::secondServer).isPresent();
        run.alsoClaim(
                claim -> claim == Claim.CLIENT_SPEAKS_MCP && speaks || claim == Claim.CLIENT_OF_TWO_SERVERS && two);
        run.claim(run.claims().andClient());
        List<ClientTarget> ways = run.targets().clients();
        ways.forEach(target ->
                run.plan(target.way().text()).planned(WAY + target.way().text()));
        List<ClientTarget> reached = new ArrayList<>();
        try {
            for (ClientTarget target : ways) {
                try {
                    run(run, target);
                    reached.add(target);
                } catch (Unreachable gone) {
                    run.unreached(ways.size() > 1 ? target.way().text() : "", gone);
                }
            }
            explore(run, reached);
        } finally {
            ways.forEach(ClientTarget::close);
        }
    }

    /** Nobody is asked to hold conversations that are drawn. */
    private static void explore(PartRun run, List<ClientTarget> reached) throws InterruptedException {
        Optional<ClientEntry> client = run.profile().targets().client();
        boolean dialsIn = client.filter(entry -> entry.start().isEmpty()).isPresent();
        List<ClientTarget> explored = reached.stream()
                .filter(target -> !dialsIn || target.way() == ClientWay.DRIVER)
                .toList();
        boolean starts =
                client.filter(entry -> entry.newConversation().isEmpty()).isPresent() && !dialsIn;
        run.explore(setting -> ClientGenerator.of(explored, starts, setting));
    }

    private static void run(PartRun run, ClientTarget target) throws Unreachable, InterruptedException {
        run.reached(reached(target, run.profile()));
        run.plan(target.way().text()).tried(WAY + target.way().text());
        Measurements measured = new Measurements(run.billed());
        run.scenarios(
                List.of(ClientUnderTest.in(target), run.random(), measured),
                target.way().text(),
                target.way() == ClientWay.DRIVER ? NOT_ASKED : NOT_DRIVEN,
                run.jobs());
        measured.series().forEach(series -> tell(run, target.way(), series));
    }

    private static TargetReached reached(ClientTarget target, Profile profile)
            throws Unreachable, InterruptedException {
        ReachedClient client = target.reach();
        return new TargetReached(
                Role.CLIENT.text(),
                target.way().text(),
                client.transport(),
                profile.shown(target.way() == ClientWay.DRIVER ? "driver" : "client", client.address()),
                client.revision(),
                new Product(client.name(), client.version()));
    }

    private static void tell(PartRun run, ClientWay way, Measurements.Series series) {
        String key = run.finished().stream()
                .filter(scenario -> scenario.name().equals(series.scenario()))
                .map(ScenarioFinished::key)
                .filter(one -> one.endsWith("@" + way.text()))
                .findFirst()
                .orElse("");
        List<Series> rows = series.values().entrySet().stream()
                .map(row -> new Series(row.getKey(), row.getValue()))
                .toList();
        run.events()
                .accept(new org.contexttck.reports.event.Measured(
                        key, series.title(), series.unit(), series.labels(), rows));
    }
}
