package org.contexttck.harness.target.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.FixtureOptions;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.peer.model.ModelEndpoint;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.TemplateVariables;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Unreachable;

/** One client that runs, with the model and the servers that the kit plays for it. Holds one conversation at a time. */
final class RunningClient implements AutoCloseable {

    private final ClientSetup setup;
    private final ModelEndpoint model;
    private final Map<String, FixtureServer> servers;
    private final List<ClientIdentity> identities;
    private final ConnectionLog.Opened log;
    private final ScratchFolder scratch;
    private Optional<Launched> client = Optional.empty();
    private String address = "";
    private volatile boolean spoiled;

    private RunningClient(
            ClientSetup setup,
            ModelEndpoint model,
            Map<String, FixtureServer> servers,
            List<ClientIdentity> identities,
            ConnectionLog.Opened log) {
        this.setup = setup;
        this.model = model;
        this.servers = servers;
        this.identities = identities;
        this.log = log;
        this.scratch = ScratchFolder.create();
    }

    /**
     * Begins to play, and starts the client unless it is to dial in.
     *
     * @param name of the transcripts
     * @param prompt what the user says first
     * @throws Unreachable if it cannot be started
     */
    static RunningClient open(String name, ClientSetup setup, String prompt) throws Unreachable {
        RunningClient running = played(name, setup);
        boolean started = false;
        try {
            running.begins(prompt);
            running.start(prompt);
            started = true;
            return running;
        } finally {
            if (!started) {
                running.close();
            }
        }
    }

    private static RunningClient played(String name, ClientSetup setup) throws Unreachable {
        ConnectionLog.Opened modelLog = setup.log().open(name + "-model", Channel.of(Channel.Kind.MODEL, name));
        List<ClientIdentity> identities = new ArrayList<>();
        Map<String, FixtureServer> servers = new LinkedHashMap<>();
        try {
            for (String server : setup.servers()) {
                ConnectionLog.Opened log =
                        setup.log().open(name + "-" + server, new Channel(Channel.Kind.CLIENT, name, server));
                ClientIdentity identity = new ClientIdentity(log.listener());
                identities.add(identity);
                servers.put(server, FixtureServer.start(setup.options(server), identity));
            }
            ModelEndpoint model = ModelEndpoint.start(FixtureOptions.defaults().tools(), modelLog.listener());
            return new RunningClient(setup, model, servers, identities, modelLog);
        } catch (IOException noPort) {
            servers.values().forEach(FixtureServer::close);
            throw new Unreachable("no port for the servers of the kit: " + noPort.getMessage(), "");
        }
    }

    private void start(String prompt) throws Unreachable {
        ClientEntry entry = setup.entry();
        TemplateVariables plain = setup.variables(model, servers, prompt)
                .with("scratch", scratch.path().toString());
        Optional<Path> file = entry.config()
                .map(config -> scratch.write(config.file(), plain.file(config.file(), config.template())));
        TemplateVariables variables =
                file.map(path -> plain.with("config", path.toString())).orElse(plain);
        if (entry.start().isEmpty()) {
            address = setup.modelUrl(model) + " (dialled in)";
            return;
        }
        List<String> template = new ArrayList<>(entry.start().get().command());
        template.addAll(entry.models().getOrDefault(setup.way().model(), List.of()));
        address = String.join(" ", template);
        Launched launched = launched(
                variables.command(template),
                setup.environment(variables),
                entry.start().get().directory());
        launched.noteStderr(log.listener());
        launched.drainOutput();
        client = Optional.of(launched);
    }

    private Launched launched(List<String> command, Map<String, String> environment, Optional<Path> directory)
            throws Unreachable {
        try {
            return setup.launcher().launch(command, environment, directory);
        } catch (Unreachable reason) {
            log.listener().note("client: not started: " + reason.getMessage(), reason.stderrTail());
            throw reason;
        }
    }

    ModelEndpoint model() {
        return model;
    }

    /** The servers by their names, the main one first. */
    Map<String, FixtureServer> servers() {
        return servers;
    }

    ClientSetup setup() {
        return setup;
    }

    /** The file that holds what goes to the model and back. */
    String transcript() {
        return log.transcript();
    }

    /** A conversation begins here. @param prompt with which the user begins it */
    void begins(String prompt) {
        log.listener().note("user: begins", prompt);
    }

    /** The conversation is over for the kit; what the client still sends belongs to no turn. */
    void ends() {
        log.listener().note("user: ends", "");
    }

    /** A user's prompt, or a command, on the client's stdin, or said by somebody whose client dials in. */
    void say(String line) {
        log.listener().note("user: says", line);
        if (client.isPresent()) {
            try {
                client.get().input().write((line + "\n").getBytes(StandardCharsets.UTF_8));
                client.get().input().flush();
            } catch (IOException gone) {
                // Seen where its next request is awaited.
            }
        }
    }

    /** A user's prompt for a client that takes prompts on its stdin; the others have it already. */
    void sayIfLines(String prompt) {
        if (setup.entry().prompts() == ClientEntry.Prompts.LINES) {
            say(prompt);
        }
    }

    /** What somebody needs to know whose client dials in. */
    List<String> addresses() {
        List<String> lines = new ArrayList<>();
        TemplateVariables variables = setup.variables(model, servers, "");
        servers.forEach((name, server) -> {
            String at = name.equals(ClientSetup.MAIN) ? "mcp" : "mcp2";
            String how = setup.entry().mcp() == ClientEntry.Servers.STDIO ? "{" + at + ".bridge}" : "{" + at + ".url}";
            lines.add("MCP server " + name + ": " + variables.text(how));
        });
        lines.add("model (" + setup.way().model() + "): " + setup.modelUrl(model) + ", name " + ModelEndpoint.MODEL
                + ", any key");
        return lines;
    }

    /** How the client ended; empty while it runs, or if the kit has not started it. */
    Optional<String> ended() {
        return client.filter(it -> !it.alive()).map(Launched::state);
    }

    /** What its process is doing; empty if the kit has not started it, or that cannot be known. */
    Optional<ProcessActivity> activity() {
        return client.flatMap(Launched::activity);
    }

    String stderrTail() {
        return client.map(Launched::stderrTail).orElse("");
    }

    /** Whether the client has said anything to a server. */
    boolean connected() {
        return identities.stream().anyMatch(ClientIdentity::heard);
    }

    ReachedClient reached() {
        return identities.get(0).reached(address);
    }

    /** The conversation ends before its time, and no further one is to be held here. @param why for the reader of the transcript */
    void spoil(String why) {
        log.listener().note(why, stderrTail());
        spoiled = true;
    }

    /** No further conversation is to be held here. */
    void spoil() {
        spoiled = true;
    }

    /** Whether another conversation can be held. Somebody who dials in is not to be asked for other addresses each time. */
    boolean usable() {
        return setup.entry().start().isEmpty()
                || setup.entry().newConversation().isPresent() && !spoiled && ended().isEmpty();
    }

    @Override
    public void close() {
        client.ifPresent(Launched::close);
        model.close();
        servers.values().forEach(FixtureServer::close);
        scratch.close();
    }
}
