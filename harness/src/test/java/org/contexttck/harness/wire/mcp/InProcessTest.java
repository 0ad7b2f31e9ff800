package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.contexttck.harness.wire.mcp.ShellPeer.LIMITS;
import static org.contexttck.harness.wire.mcp.ShellPeer.initialized;
import static org.contexttck.harness.wire.mcp.ShellPeer.open;
import static org.contexttck.harness.wire.mcp.ShellPeer.result;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Answer.Silent;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** A peer in this JVM is seen as a process is; the names and outcomes are those of {@link StdioTest}. */
class InProcessTest {

    private final CollectingListener heard = new CollectingListener();

    /** What a peer does after it has answered initialize. */
    private interface Script {
        int go(BufferedReader in, OutputStream out, OutputStream err) throws Exception;
    }

    private static Endpoint legacy(Script script) {
        return peer(connection -> {
            BufferedReader lines = lines(connection);
            lines.readLine();
            say(connection.out(), initialized(1, "2025-11-25") + "\n");
            lines.readLine();
            return script.go(lines, connection.out(), connection.err());
        });
    }

    private static Endpoint peer(InProcessPeer peer) {
        return new Endpoint.InProcess("a peer", Map.of("ORG_TOKEN", "given"), peer);
    }

    private static BufferedReader lines(InProcessPeer.Connection connection) {
        return new BufferedReader(new InputStreamReader(connection.in(), StandardCharsets.UTF_8));
    }

    private static void say(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static int readOn(BufferedReader in) throws IOException {
        while (in.readLine() != null) {}
        return 0;
    }

    private Answer ask(String output) throws Exception {
        Endpoint endpoint = legacy((in, out, err) -> {
            in.readLine();
            say(out, output);
            return readOn(in);
        });
        try (McpClient client = open(endpoint, heard)) {
            Answer answer = client.request("tools/list", Json.object());
            client.settle(Duration.ofMillis(20));
            return answer;
        }
    }

    @Test
    void recordsEveryMessageAsItWasSentAndInOrder() throws Exception {
        String spaced = "{ \"id\":2, \"jsonrpc\":\"2.0\", \"result\":{\"a\":2.50} }";
        Answer answer = ask(spaced + "\r\n");

        assertThat(heard.messages).extracting(Message::order).containsExactly(1L, 2L, 3L, 4L, 5L);
        assertThat(heard.received()).last().isEqualTo(spaced);
        assertThat(answer.message().map(m -> m.transport().texts().get("stdio.line-end")))
                .contains("CRLF");
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void seesStrayOutputAndASecondAnswer() throws Exception {
        String line = result("2", "{}") + "\n";
        assertThat(ask("starting up\n" + line + line).result()).isPresent();
        assertThat(heard.kinds()).containsExactly(Kind.STRAY_OUTPUT, Kind.ANSWERED_TWICE);
    }

    @Test
    void anExitLosesTheRequestAndAllLaterOnes() throws Exception {
        Endpoint endpoint = legacy((in, out, err) -> {
            in.readLine();
            say(err, "gone\n");
            return 3;
        });
        try (McpClient client = open(endpoint, heard)) {
            Answer first = client.request("tools/list", Json.object());
            Answer second = client.request("tools/list", Json.object());

            assertThat(first.outcome()).isEqualTo(new Lost("exited with code 3"));
            assertThat(second.outcome()).isEqualTo(new Lost("exited with code 3"));
            assertThat(client.alive()).isFalse();
            assertThat(client.exitCode()).contains(3);
            assertThat(client.stderrTail()).isEqualTo("gone\n");
        }
        assertThat(heard.anomalies)
                .containsExactly(
                        new Anomaly(Kind.EXITED, "exited with code 3; the last on its stderr: gone", 0),
                        new Anomaly(Kind.UNANSWERED, "tools/list: exited with code 3", 4));
    }

    @Test
    void whatAPeerThrowsIsAnExitToo() throws Exception {
        Endpoint endpoint = legacy((in, out, err) -> {
            in.readLine();
            throw new AssertionError("a fault of the peer");
        });
        try (McpClient client = open(endpoint, heard)) {
            assertThat(client.request("tools/list", Json.object()).outcome()).isEqualTo(new Lost("exited with code 1"));
            assertThat(client.stderrTail()).startsWith("java.lang.AssertionError: a fault of the peer\n\tat ");
        }
    }

    @Test
    void anAnswerWithoutLineEndBeforeTheEndIsRead() throws Exception {
        Endpoint endpoint = legacy((in, out, err) -> {
            in.readLine();
            say(out, result("2", "{}"));
            return 0;
        });
        try (McpClient client = open(endpoint, heard)) {
            assertThat(client.request("tools/list", Json.object()).result()).isPresent();
        }
    }

    @Test
    void aClosedStdoutIsNoExit() throws Exception {
        Endpoint endpoint = legacy((in, out, err) -> {
            in.readLine();
            out.close();
            return readOn(in);
        });
        try (McpClient client = open(endpoint, heard)) {
            assertThat(client.request("tools/list", Json.object()).outcome())
                    .isEqualTo(new Lost("closed its stdout and runs on"));
            assertThat(client.alive()).isTrue();
        }
        assertThat(heard.kinds()).containsExactly(Kind.CLOSED, Kind.UNANSWERED);
    }

    @Test
    void aPeerThatEndsBeforeItAnswersCannotBeReached() {
        Endpoint endpoint = peer(connection -> {
            say(connection.err(), "no licence\n");
            return 4;
        });

        assertThatThrownBy(() -> open(endpoint, heard))
                .isInstanceOf(Unreachable.class)
                .hasMessage("exited with code 4 before answering initialize")
                .extracting(unreachable -> ((Unreachable) unreachable).stderrTail())
                .isEqualTo("no licence\n");
    }

    @Test
    void closingEndsTheInputAndNoFindingComesOfIt() throws Exception {
        CompletableFuture<Integer> ended = new CompletableFuture<>();
        Endpoint endpoint = legacy((in, out, err) -> {
            ended.complete(readOn(in));
            return 7;
        });
        McpClient client = open(endpoint, heard);
        client.close();

        assertThat(ended).isCompletedWithValue(0);
        assertThat(client.exitCode()).contains(7);
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void aPeerThatDoesNotReadIsSilentAndIsInterrupted() throws Exception {
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(300), LIMITS.maxMessageBytes(), 1000);
        CompletableFuture<String> ended = new CompletableFuture<>();
        Endpoint endpoint = legacy((in, out, err) -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException interrupted) {
                ended.complete("interrupted");
            }
            return 0;
        });
        try (McpClient client = open(endpoint, hasty, heard)) {
            Answer answer = client.request("x", Json.object().put("long", "y".repeat(1 << 20)));
            assertThat(answer.outcome()).isInstanceOf(Silent.class);
        }
        assertThat(ended).isCompletedWithValue("interrupted");
        assertThat(heard.kinds()).containsExactly(Kind.UNANSWERED);
    }

    @Test
    void aPeerThatWritesWithoutEndIsEnded() throws Exception {
        CompletableFuture<IOException> torn = new CompletableFuture<>();
        Endpoint endpoint = legacy((in, out, err) -> {
            try {
                while (true) {
                    say(out, "noise\n");
                }
            } catch (IOException closed) {
                torn.complete(closed);
            }
            return 0;
        });
        open(endpoint, heard).close();

        assertThat(torn).isCompleted();
    }

    @Test
    void eachConnectionIsServedByItself() throws Exception {
        Endpoint endpoint = legacy((in, out, err) -> {
            in.readLine();
            return 3;
        });
        try (McpClient one = open(endpoint, heard);
                McpClient other = open(endpoint, heard)) {
            assertThat(one.request("x", Json.object()).outcome()).isInstanceOf(Lost.class);
            assertThat(other.alive()).isTrue();
        }
    }

    @Test
    void aPeerThatCannotBearTheProbeIsStartedAnew() throws Exception {
        Endpoint endpoint = peer(connection -> {
            BufferedReader lines = lines(connection);
            if (!lines.readLine().contains("initialize")) {
                return 1;
            }
            say(connection.out(), initialized(2, "2025-06-18") + "\n");
            return readOn(lines);
        });
        try (McpClient client = McpClient.open(endpoint, Optional.empty(), LIMITS, heard)) {
            assertThat(client.revision()).isEqualTo(Revision.V2025_06_18);
        }
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void givesThePeerItsEnvironment() throws Exception {
        Endpoint endpoint = peer(connection -> {
            BufferedReader lines = lines(connection);
            lines.readLine();
            say(connection.out(), initialized(1, "2025-11-25") + "\n");
            lines.readLine();
            lines.readLine();
            say(connection.out(), result("2", "{\"environment\":\"" + connection.environment() + "\"}") + "\n");
            return readOn(lines);
        });
        try (McpClient client = open(endpoint, heard)) {
            assertThat(client.request("x", Json.object()).result().map(Json::write))
                    .contains("{\"environment\":\"{ORG_TOKEN=given}\"}");
        }
    }

    @Test
    void noThreadOutlivesItsConnection() throws Exception {
        long before = stdioThreads();
        for (int i = 0; i < 20; i++) {
            open(legacy((in, out, err) -> readOn(in)), heard).close();
        }
        for (int tries = 0; tries < 200 && stdioThreads() > before; tries++) {
            Thread.sleep(10);
        }

        assertThat(stdioThreads()).isLessThanOrEqualTo(before);
    }

    private static long stdioThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().matches("wire-(stdin|stdout|peer).*"))
                .count();
    }

    @Test
    void needsAName() {
        assertThatThrownBy(() -> new Endpoint.InProcess(" ", Map.of(), connection -> 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the peer has no name");
    }
}
