package org.contexttck.harness.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.contexttck.harness.wire.WebPeer.json;
import static org.contexttck.harness.wire.WebPeer.send;
import static org.contexttck.harness.wire.WebPeer.stream;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.contexttck.harness.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever a server does over HTTP, its recording does again. */
class RecordedHttpTest {

    private static final String OK = "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}";
    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(10), Duration.ofMillis(1500), 1 << 20, 1000, Duration.ofMillis(40));

    private static Played played(WebPeer.Script script) throws Exception {
        Played played = Played.legacy(LIMITS);
        try (WebPeer peer = new WebPeer(script)) {
            played.same(peer.endpoint(), client -> {
                Answer first = client.request("tools/list", Json.object());
                client.settle();
                Object second = client.request("again", Json.object()).outcome();
                return List.of(first.outcome(), first.message().map(Message::raw), second, client.alive());
            });
        }
        return played;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "200 | application/json | {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}",
                "200 | text/plain       | {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}",
                "200 | application/json | {\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}",
                "200 | application/json | {\"jsonrpc\":\"2.0\",\"id\":2",
                "200 | application/json | ''",
                "202 | application/json | ''",
                "400 | application/json | {\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32000,\"message\":\"no session\"}}",
                "404 | text/plain       | ''",
                "500 | text/html        | <h1>oops</h1>",
                "302 | text/html        | moved",
            })
    void answersTheSameAgain(int status, String type, String body) throws Exception {
        Played played = played((exchange, request) -> send(exchange, status, type, body.getBytes(UTF_8)));

        assertThat(played.now.texts()).anyMatch(line -> line.contains("http.answers=4, "));
    }

    @Test
    void aSessionIsEnded() throws Exception {
        Played played = played((exchange, request) -> json(exchange, 200, OK));

        assertThat(played.now.texts()).last().asString().contains("header.mcp-session-id=s-1", "http.method=DELETE");
    }

    @Test
    void streamsBringEventsBeforeTheAnswer() throws Exception {
        String progress = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":{}}";
        Played played = played((exchange, request) -> stream(
                exchange,
                ("id: 1\ndata: " + progress + "\n\n").getBytes(UTF_8),
                ("data: " + OK + "\n\n").getBytes(UTF_8)));

        assertThat(played.now.texts()).anyMatch(line -> line.contains("sse.id=1"));
    }

    @Test
    void aStreamThatEndsWithoutTheAnswer() throws Exception {
        played((exchange, request) -> stream(exchange, "data: {\"jsonrpc\":\"2.0\",\"me".getBytes(UTF_8)));
    }

    @Test
    void nothingAtAll() throws Exception {
        played((exchange, request) -> {
            awaitEnd();
        });
    }

    /** Until the peer is closed; the kit has given up before. */
    private static void awaitEnd() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aBodyThatBreaksOffIsNotReadAsJson() throws Exception {
        String head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n";
        Played played = Played.legacy(LIMITS);
        try (RawPeer peer = new RawPeer(head + "{\"jsonrpc\":\"2.0\",")) {
            played.same(new Endpoint.Http(peer.url(), Map.of()), client -> "opened");
        }

        assertThat(played.now.texts()).anyMatch(line -> line.contains("http.torn=true"));
    }

    @Test
    void aNotificationThatIsNotTaken() throws Exception {
        Played played = Played.legacy(LIMITS);
        try (WebPeer peer = new WebPeer((exchange, request) -> {
            if (request.path("method").asText().startsWith("notifications/")) {
                awaitEnd();
            } else {
                json(exchange, 200, OK.replace("2,", request.path("id") + ","));
            }
        })) {
            played.same(peer.endpoint(), client -> {
                client.notify("notifications/cancelled", Json.object());
                return client.request("tools/list", Json.object()).outcome();
            });
        }

        assertThat(played.now.texts())
                .filteredOn(line -> line.startsWith("CARRIER 0 untaken"))
                .hasSize(1);
    }
}
