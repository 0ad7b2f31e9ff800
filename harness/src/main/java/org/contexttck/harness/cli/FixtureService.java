package org.contexttck.harness.cli;

import java.io.IOException;
import java.io.PrintWriter;
import org.contexttck.harness.peer.fixture.ExampleLoop;
import org.contexttck.harness.peer.fixture.FixtureOptions;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;

/** The fixture server of the client scenarios, for somebody who tries a client by hand: serves the worked example. */
final class FixtureService implements WireListener {

    private final PrintWriter out;

    private FixtureService(PrintWriter out) {
        this.out = out;
    }

    /**
     * Begins to serve, and from then on prints each message of the client and what is wrong with it.
     *
     * @param port 0 for any that is free
     * @throws IOException if the port is not to be had
     */
    static FixtureServer start(int port, PrintWriter out) throws IOException {
        FixtureServer server = FixtureServer.start(FixtureOptions.defaults(), port, new FixtureService(out));
        server.turn(ExampleLoop.calls());
        out.println("MCP server with transient results: " + server.url());
        out.println("For hosts that can only spawn servers: context-tck serve fixture --stdio-bridge " + server.url());
        out.println("Tools: " + String.join(", ", server.tools()) + ". It serves until it is ended.");
        out.flush();
        return server;
    }

    @Override
    public void message(Message message) {
        if (message.direction() == Direction.FROM_TARGET && message.json().isPresent()) {
            var json = message.json().get();
            String params = json.path("params").path("name").asText("")
                    + (json.at("/params/arguments").isObject() ? " " + Json.write(json.at("/params/arguments")) : "");
            out.println("client: " + (json.path("method").asText("an answer") + " " + params).strip());
            out.flush();
        }
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        out.println("wrong:  " + anomaly.text());
        out.flush();
    }
}
