package org.contexttck.harness.wire.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.contexttck.harness.wire.mcp.ShellPeer.result;
import static org.contexttck.harness.wire.mcp.WebPeer.LIMITS;
import static org.contexttck.harness.wire.mcp.WebPeer.json;
import static org.contexttck.harness.wire.mcp.WebPeer.send;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Revision;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** Sessions that a server ends, which MCP lets it do with 404 at any time. */
class HttpSessionTest {

    private static final String GONE =
            "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32001,\"message\":\"Session not found\"}}";

    private final CollectingListener heard = new CollectingListener();
    private final AtomicInteger sessions = new AtomicInteger();
    private final AtomicInteger served = new AtomicInteger();

    private McpClient open(WebPeer peer) throws Exception {
        return McpClient.open(peer.endpoint(), Optional.of(Revision.V2025_11_25), LIMITS, heard);
    }

    /** Ends a session after a few requests. */
    private WebPeer forgetful(int most) throws IOException {
        return new WebPeer((exchange, request) -> {
            if (served.incrementAndGet() % (most + 1) == 0) {
                json(exchange, 404, GONE);
            } else {
                answer(exchange, request);
            }
        });
    }

    private static void answer(HttpExchange exchange, JsonNode request) throws IOException {
        json(exchange, 200, result(Json.write(request.path("id")), "{\"ok\":true}"));
    }

    @Test
    void anotherSessionIsBegunAndTheRequestRepeated() throws Exception {
        try (WebPeer peer = forgetful(2);
                McpClient client = open(peer)) {
            for (int i = 0; i < 5; i++) {
                assertThat(client.request("x", Json.object()).result()).isPresent();
            }
            assertThat(client.alive()).isTrue();
            assertThat(peer.seen)
                    .filteredOn(seen -> seen.body().contains("\"initialize\""))
                    .hasSize(3)
                    .allSatisfy(
                            seen -> assertThat(seen.header("Mcp-Session-Id")).isEmpty());
        }
        assertThat(heard.kinds()).containsExactly(Kind.SESSION_ENDED, Kind.SESSION_ENDED);
    }

    @Test
    void callsInFlightAreRepeatedEachOnceInOneSession() throws Exception {
        try (WebPeer peer = new WebPeer((exchange, request) -> {
                    if (exchange.getRequestHeaders().getFirst("Mcp-Session-Id").equals("s-1")) {
                        send(exchange, 404, "text/plain", new byte[0]);
                    } else {
                        answer(exchange, request);
                    }
                });
                McpClient client = open(peer)) {
            List<CompletableFuture<Answer>> all = IntStream.range(0, 4)
                    .mapToObj(number -> client.sendWithId(IntNode.valueOf(100 + number), "x", Json.object()))
                    .toList();
            assertThat(all).allSatisfy(one -> assertThat(one.get().result()).isPresent());
        }
        assertThat(heard.kinds()).isNotEmpty().allMatch(kind -> kind == Kind.SESSION_ENDED);
    }

    @Test
    void moreCallsInFlightThanASessionLastsForAreServedInSeveral() throws Exception {
        try (WebPeer peer = forgetful(3);
                McpClient client = open(peer)) {
            List<CompletableFuture<Answer>> all = IntStream.range(0, 12)
                    .mapToObj(number -> client.sendWithId(IntNode.valueOf(100 + number), "x", Json.object()))
                    .toList();
            assertThat(all).allSatisfy(one -> assertThat(one.get().result()).isPresent());
        }
        assertThat(heard.kinds()).isNotEmpty().allMatch(kind -> kind == Kind.SESSION_ENDED);
    }

    @Test
    void sessionsThatServeNothingAreAFault() throws Exception {
        try (WebPeer peer = new WebPeer((exchange, request) -> send(exchange, 404, "text/plain", new byte[0]));
                McpClient client = open(peer)) {
            assertThat(client.request("x", Json.object()).outcome())
                    .isEqualTo(new Lost("HTTP 404: the session is gone"));
        }
        assertThat(heard.kinds())
                .containsExactly(
                        Kind.SESSION_ENDED, Kind.SESSION_ENDED, Kind.SESSION_ENDED, Kind.HTTP_STATUS, Kind.UNANSWERED);
        assertThat(heard.anomalies.get(3).text())
                .isEqualTo(
                        "x: HTTP 404: the session is gone, and so were those before it, of which none served anything");
    }

    @Test
    void theEndMayBeSaidUnderTheIdOfTheRequest() throws Exception {
        try (WebPeer peer = new WebPeer((exchange, request) -> {
                    boolean over = exchange.getRequestHeaders()
                            .getFirst("Mcp-Session-Id")
                            .equals("s-1");
                    if (over || request.path("method").asText().equals("unknown")) {
                        json(exchange, 404, GONE.replace("null", Json.write(request.path("id"))));
                    } else {
                        answer(exchange, request);
                    }
                });
                McpClient client = open(peer)) {
            assertThat(client.request("x", Json.object()).result()).isPresent();
            assertThat(client.request("unknown", Json.object()).describe())
                    .as("whoever says so again means the request")
                    .isEqualTo("error -32001: Session not found");
        }
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void aNotificationIsBlamedOnlyIfTheSessionGoesOn() throws Exception {
        try (WebPeer peer = new WebPeer((exchange, request) -> {
                    boolean note = !request.has("id");
                    if (note || sessions.getAndIncrement() == 0) {
                        send(exchange, 404, "text/plain", "gone".getBytes(UTF_8));
                    } else {
                        answer(exchange, request);
                    }
                });
                McpClient client = open(peer)) {
            client.notify("notifications/one", Json.object());
            assertThat(client.request("x", Json.object()).result()).isPresent();
            assertThat(heard.kinds()).containsExactly(Kind.SESSION_ENDED);

            client.notify("notifications/two", Json.object());
            assertThat(client.request("x", Json.object()).result()).isPresent();
            client.settle(Duration.ofMillis(20));
        }
        assertThat(heard.anomalies).last().isEqualTo(new Anomaly(Kind.HTTP_STATUS, "notifications/two: HTTP 404", 0));
    }
}
