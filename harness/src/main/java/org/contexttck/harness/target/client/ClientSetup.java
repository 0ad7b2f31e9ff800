package org.contexttck.harness.target.client;

import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.peer.fixture.FixtureOptions;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.peer.model.ModelEndpoint;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.target.shared.TemplateVariables;

/**
 * All that is needed to bring a client into a conversation with a model and servers of the kit.
 *
 * @param entry how the profile says that it is started
 * @param way which model service it asks
 * @param limits how long it may take
 * @param launcher starts it
 * @param log records what it says
 */
record ClientSetup(ClientEntry entry, ClientWay way, LimitsEntry limits, Launcher launcher, ConnectionLog log) {

    /** Names of the servers, which hosts put before the names of tools: neither may be a part of the other. */
    static final String MAIN = "fixture";

    static final String OTHER = "archive";

    private static final String KEY = "context-tck-key";
    private static final Duration BEYOND_TIMEOUT = Duration.ofSeconds(3);

    List<String> servers() {
        return entry.secondServer() ? List.of(MAIN, OTHER) : List.of(MAIN);
    }

    FixtureOptions options(String server) {
        FixtureOptions named = FixtureOptions.defaults().named(server);
        return entry.toolTimeout()
                .map(timeout -> named.waiting(timeout.plus(BEYOND_TIMEOUT), patience(named, timeout)))
                .orElse(named);
    }

    /** An answer that waits in vain for other calls has to reach a client that makes one call after the other. */
    private static Duration patience(FixtureOptions named, Duration timeout) {
        Duration part = timeout.dividedBy(3);
        return part.compareTo(named.patience()) < 0 ? part : named.patience();
    }

    TemplateVariables variables(ModelEndpoint model, Map<String, FixtureServer> servers, String prompt) {
        TemplateVariables all = TemplateVariables.none()
                .withMcp("mcp", servers.get(MAIN).url())
                .with("model.url", modelUrl(model).toString())
                .with("model.key", KEY)
                .with("model.name", ModelEndpoint.MODEL)
                .with("model.api", way.anthropic() ? "anthropic" : "openai")
                .with("model.stream", Boolean.toString(way.streamed()))
                .with("model.way", way.model())
                .with("prompt", prompt);
        return servers.containsKey(OTHER)
                ? all.withMcp("mcp2", servers.get(OTHER).url())
                : all;
    }

    URI modelUrl(ModelEndpoint model) {
        return way.anthropic() ? model.anthropic() : model.openAi();
    }

    /** What the profile adds to the environment. A proxy of the kit's own environment is not meant for this machine. */
    Map<String, String> environment(TemplateVariables variables) {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("NO_PROXY", "127.0.0.1,localhost");
        environment.put("no_proxy", "127.0.0.1,localhost");
        entry.start().ifPresent(start -> environment.putAll(variables.environment(start.environment())));
        return environment;
    }
}
