package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.contexttck.harness.wire.mcp.ShellPeer.LIMITS;
import static org.contexttck.harness.wire.mcp.ShellPeer.bare;
import static org.contexttck.harness.wire.mcp.ShellPeer.initialized;
import static org.contexttck.harness.wire.mcp.ShellPeer.result;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finding out what a process speaks, and saying so when it speaks nothing. */
class HandshakeTest {

    private static final String STAY = "; while read l; do :; done";
    private static final String DISCOVERED =
            "{\"resultType\":\"complete\",\"supportedVersions\":[\"2026-07-28\"],\"capabilities\":{}}";
    private static final Limits HASTY = new Limits(Duration.ofMillis(2400), Duration.ofMillis(900), 1 << 20, 1000);

    private final CollectingListener heard = new CollectingListener();

    private McpClient auto(String script, Limits limits) throws Exception {
        return McpClient.open(bare(script + STAY), Optional.empty(), limits, heard);
    }

    private static String say(String line) {
        return "say '" + line + "'";
    }

    private static String refused(int id, String error) {
        return say("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":" + error + "}");
    }

    @Test
    void findsAStatelessServerAndSaysWhoItIsInEveryRequest() throws Exception {
        String script = "read l; " + say(result("1", DISCOVERED)) + "; read l; " + say(result("2", "{}"));
        try (McpClient client = auto(script, LIMITS)) {
            assertThat(client.revision()).isEqualTo(Revision.V2026_07_28);
            assertThat(client.opening().map(Json::write)).contains(DISCOVERED);
            assertThat(client.callTool("t", Json.object()).result()).isPresent();
        }
        assertThat(heard.sent()).hasSize(2);
        assertThat(Json.parse(heard.sent().get(1)).at("/params/_meta").properties())
                .extracting(Map.Entry::getKey)
                .containsExactlyInAnyOrder(
                        "io.modelcontextprotocol/protocolVersion",
                        "io.modelcontextprotocol/clientCapabilities",
                        "io.modelcontextprotocol/clientInfo");
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void aStatelessServerSendsNoRequests() throws Exception {
        String ping = say("{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\"}");
        String script = "read l; " + say(result("1", DISCOVERED)) + "; read l; " + ping + ";" + say(result("2", "{}"));
        try (McpClient client = auto(script, LIMITS)) {
            assertThat(client.request("x", Json.object()).result()).isPresent();
        }
        assertThat(heard.kinds()).containsExactly(Kind.UNEXPECTED_REQUEST);
        assertThat(heard.anomalies.get(0).text())
                .isEqualTo("the server sent a request (ping); servers send none in 2026-07-28");
        assertThat(heard.sent()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"code\":-32601,\"message\":\"Method not found\"}",
                "{\"code\":-32602,\"message\":\"before initialize\"}",
                "{\"code\":-32022,\"message\":\"no\",\"data\":{\"supported\":[\"2025-06-18\",\"1999-01-01\"]}}"
            })
    void initializesAnOlderServerAfterItRefusedTheQuestion(String error) throws Exception {
        String script = "read l; " + refused(1, error) + "; read i; " + say(initialized(2, "2025-06-18")) + "; read l";
        try (McpClient client = auto(script, LIMITS)) {
            assertThat(client.revision()).isEqualTo(Revision.V2025_06_18);
        }
        assertThat(heard.messages.get(0).probe()).isTrue();
        assertThat(heard.messages.get(1).probe()).isTrue();
        assertThat(heard.messages.get(2).probe()).isFalse();
        assertThat(heard.sent().get(1)).contains(error.contains("supported") ? "\"2025-06-18\"" : "\"2025-11-25\"");
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void goesOnWhenTheQuestionIsNotAnswered() throws Exception {
        String script = "read l; read l; " + say(initialized(2, "2025-11-25")) + "; read l";
        try (McpClient client = auto(script, HASTY)) {
            assertThat(client.revision()).isEqualTo(Revision.V2025_11_25);
        }
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void startsAServerAnewThatDiesOfTheQuestion(@TempDir Path directory) throws Exception {
        Path died = directory.resolve("died");
        String script = "read l; case $l in *server/discover*) touch " + died + "; exit 1;; esac; "
                + say(initialized(2, "2025-11-25")) + "; read l";
        try (McpClient client = auto(script, LIMITS)) {
            assertThat(client.revision()).isEqualTo(Revision.V2025_11_25);
        }
        assertThat(Files.exists(died)).isTrue();
        assertThat(heard.anomalies).isEmpty();
        assertThat(heard.messages).extracting(Message::order).startsWith(1L, 2L, 3L, 4L);
    }

    @Test
    void startsAServerAnewThatRefusesTheQuestionAndEnds() throws Exception {
        String script = "read l; case $l in *server/discover*) " + refused(1, "{\"code\":-32600,\"message\":\"no\"}")
                + "; exit 1;; esac; " + say(initialized(3, "2025-11-25")) + "; read l";
        String either = script.replace("\"id\":3", "\"id\":'${l#*'\"id\":'}");
        try (McpClient client = auto(
                either.replace(
                        "'${l#*'\"id\":'}", "'$(printf %s \"$l\" | sed \"s/.*\\\"id\\\":\\([0-9]*\\).*/\\1/\")'"),
                LIMITS)) {
            assertThat(client.revision()).isEqualTo(Revision.V2025_11_25);
        }
        assertThat(heard.anomalies).isEmpty();
    }

    /** It had no time for the first question, and says why it refuses the second. */
    @Test
    void aServerThatNamesTheStatelessRevisionAsItRefusesIsAskedAgain(@TempDir Path directory) throws Exception {
        Path seen = directory.resolve("seen");
        String error = "{\"code\":-32022,\"message\":\"no\",\"data\":{\"supported\":[\"2026-07-28\"]}}";
        String first = "touch " + seen + "; read l; read l; " + refused(2, error) + "; read l";
        String second = "read l; " + say(result("3", DISCOVERED)) + "; read l";
        try (McpClient client = auto("if [ -e " + seen + " ]; then " + second + "; else " + first + "; fi", HASTY)) {
            assertThat(client.revision()).isEqualTo(Revision.V2026_07_28);
        }
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void aSlowServerOfBothErasIsStillStateless(@TempDir Path directory) throws Exception {
        Path seen = directory.resolve("seen");
        String first = "touch " + seen + "; read l; read l; " + say(result("1", DISCOVERED)) + "; "
                + say(initialized(2, "2025-11-25"));
        String second = "read l; " + say(result("3", DISCOVERED));
        try (McpClient client = auto("if [ -e " + seen + " ]; then " + second + "; else " + first + "; fi", HASTY)) {
            assertThat(client.revision()).isEqualTo(Revision.V2026_07_28);
        }
        assertThat(heard.anomalies).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26", "2025-06-18"})
    void goesOnWithTheOlderRevisionTheServerAnswersWith(String revision) throws Exception {
        Endpoint endpoint = bare("read l; " + say(initialized(1, revision)) + "; read l" + STAY);
        try (McpClient client = ShellPeer.open(endpoint, heard)) {
            assertThat(client.revision().text()).isEqualTo(revision);
        }
        assertThat(heard.anomalies).isEmpty();
    }

    private void unreachable(ThrowingCallable opening, String text) {
        assertThatThrownBy(opening).isInstanceOf(Unreachable.class).hasMessage(text);
    }

    @Test
    void saysWhatIsWrongWithTheAnswerToInitialize() {
        unreachable(
                () -> ShellPeer.open(bare("read l; " + say(initialized(1, "1999-01-01")) + STAY), heard),
                "answered initialize with protocolVersion \"1999-01-01\", which the kit does not speak");
        unreachable(
                () -> ShellPeer.open(bare("read l; " + say(result("1", "{}")) + STAY), heard),
                "answered initialize without a protocolVersion");
        unreachable(
                () -> ShellPeer.open(
                        bare("read l; " + refused(1, "{\"code\":-32603,\"message\":\"no\"}") + STAY), heard),
                "initialize got error -32603: no");
        unreachable(
                () -> ShellPeer.open(
                        bare("read l; "
                                + refused(
                                        1,
                                        "{\"code\":-32022,\"message\":\"no\",\"data\":{\"supported\":[\"2026-07-28\"]}}")
                                + STAY),
                        heard),
                "initialize got error -32022: no (it supports [\"2026-07-28\"])");
    }

    @Test
    void saysThatItDoesNotSpeakTheStatelessRevision() {
        Endpoint endpoint = bare("read l; " + refused(1, "{\"code\":-32601,\"message\":\"no\"}") + STAY);
        unreachable(
                () -> McpClient.open(endpoint, Optional.of(Revision.V2026_07_28), LIMITS, heard),
                "does not speak 2026-07-28: server/discover got error -32601: no");
    }

    @Test
    void saysHowTheProcessEndedAndWhatItWroteToStderr() {
        unreachable(
                () -> McpClient.open(bare("exit 0"), Optional.empty(), LIMITS, heard),
                "exited with code 0 before answering initialize");
        assertThatThrownBy(() -> ShellPeer.open(bare("echo 'no config' >&2; exit 7"), heard))
                .isInstanceOfSatisfying(Unreachable.class, fault -> {
                    assertThat(fault).hasMessage("exited with code 7 before answering initialize");
                    assertThat(fault.stderrTail()).isEqualTo("no config\n");
                });
    }

    @Test
    void saysThatItStaysSilentAndEndsIt() {
        Limits hasty = new Limits(Duration.ofMillis(600), Duration.ofMillis(600), 1 << 20, 1000);
        unreachable(() -> auto("while :; do sleep 0.05; done", hasty), "no answer in 600 ms to initialize");
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void saysWhyItCouldNotBeStarted() {
        Endpoint nothing = new Endpoint.Stdio(List.of("/no/such/program"), Map.of(), Optional.empty());
        unreachable(
                () -> ShellPeer.open(nothing, heard), "could not start /no/such/program: No such file or directory");
        Endpoint nowhere = new Endpoint.Stdio(List.of("/bin/sh"), Map.of(), Optional.of(Path.of("/no/such/place")));
        unreachable(
                () -> ShellPeer.open(nowhere, heard),
                "could not start /bin/sh: the directory /no/such/place does not exist");
        assertThat(heard.messages).isEmpty();
    }
}
