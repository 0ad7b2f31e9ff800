package org.contexttck.harness.target.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** A target inside this JVM. */
class ServerTargetTest {

    private static final String PROFILE = """
            implementation: {name: sample, version: 1.0.0}
            server: {stdio: {command: [sample-server, --quick], env: {ORG_TOKEN: given}}, mcp: 2025-11-25}
            """;

    private final List<String> opened = new ArrayList<>();
    private final InProcessPeer peer = ServerTargetTest::serve;

    /** Answers each request with its environment, except {@code exit}, which ends it. */
    private static int serve(InProcessPeer.Connection connection) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(connection.in(), StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JsonNode message = Json.parse(line);
            if (message.path("method").asText().equals("exit")) {
                return 5;
            } else if (message.has("id")) {
                ObjectNode answer = Json.object().put("jsonrpc", "2.0");
                answer.set("id", message.get("id"));
                answer.putObject("result")
                        .put("protocolVersion", "2025-11-25")
                        .put("environment", connection.environment().toString());
                connection.out().write((Json.write(answer) + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        return 0;
    }

    private ConnectionLog log() {
        return name -> {
            opened.add(name);
            return new ConnectionLog.Opened(name, new WireListener() {
                @Override
                public void message(Message message) {}

                @Override
                public void anomaly(Anomaly anomaly) {}
            });
        };
    }

    private ServerTarget target() throws Exception {
        Profile profile = Profiles.parse("sample", PROFILE, name -> Optional.empty());
        return ServerTarget.over(profile, peer, log());
    }

    @Test
    void aPeerStandsForTheProcessOfTheProfile() throws Exception {
        try (ServerTarget target = target()) {
            assertThat(target.transport()).isEqualTo("stdio");
            assertThat(target.address()).isEqualTo("sample-server --quick");
            assertThat(target.shared()
                            .request("x", Json.object())
                            .result()
                            .map(result -> result.path("environment").asText()))
                    .contains("{ORG_TOKEN=given}");
        }
    }

    @Test
    void aSharedConnectionThatEndedIsOpenedAgain() throws Exception {
        try (ServerTarget target = target()) {
            Connection first = target.shared();
            assertThat(target.shared()).isSameAs(first);
            assertThat(first.request("exit", Json.object()).outcome()).isEqualTo(new Lost("exited with code 5"));

            assertThat(target.shared().request("x", Json.object()).result()).isPresent();
            assertThat(opened).containsExactly("server-1", "server-2");
        }
    }

    @Test
    void closingEndsEveryConnection() throws Exception {
        ServerTarget target = target();
        Connection shared = target.shared();
        Connection fresh = target.fresh();
        target.close();

        assertThat(shared.alive()).isFalse();
        assertThat(fresh.alive()).isFalse();
    }
}
