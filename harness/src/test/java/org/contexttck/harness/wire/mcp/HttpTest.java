package org.contexttck.harness.wire.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.contexttck.harness.wire.mcp.ShellPeer.result;
import static org.contexttck.harness.wire.mcp.WebPeer.LIMITS;
import static org.contexttck.harness.wire.mcp.WebPeer.json;
import static org.contexttck.harness.wire.mcp.WebPeer.send;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Answer.Malformed;
import org.contexttck.harness.wire.Answer.RpcError;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a client over HTTP makes of all that a server can do. */
class HttpTest {

    private static final String OK = result("2", "{\"ok\":true}");

    private final CollectingListener heard = new CollectingListener();

    private Answer ask(WebPeer.Script script) throws Exception {
        return ask(script, LIMITS);
    }

    private Answer ask(WebPeer.Script script, Limits limits) throws Exception {
        try (WebPeer peer = new WebPeer(script)) {
            return ask(peer, limits);
        }
    }

    private Answer ask(WebPeer peer, Limits limits) throws Exception {
        try (McpClient client = open(peer.endpoint(), limits)) {
            Answer answer = client.request("tools/list", Json.object());
            client.settle(Duration.ofMillis(20));
            return answer;
        }
    }

    private McpClient open(Endpoint endpoint, Limits limits) throws Exception {
        return McpClient.open(endpoint, Optional.of(Revision.V2025_11_25), limits, heard);
    }

    private Answer refuse(int status, String type, String body) throws Exception {
        return ask((exchange, request) -> {
            exchange.getResponseHeaders().set("Location", "http://127.0.0.1:1/other");
            send(exchange, status, type, body.getBytes(UTF_8));
        });
    }

    @Test
    void keepsTheSessionAndEndsIt() throws Exception {
        try (WebPeer peer = new WebPeer((exchange, request) -> json(exchange, 200, OK))) {
            assertThat(ask(peer, LIMITS).result()).isPresent();

            assertThat(peer.seen).extracting(WebPeer.Seen::method).containsExactly("POST", "POST", "POST", "DELETE");
            assertThat(peer.seen.get(0).header("Mcp-Session-Id")).isEmpty();
            assertThat(peer.seen.get(0).header("MCP-Protocol-Version")).isEmpty();
            assertThat(peer.seen.get(0).header("Accept")).isEqualTo("application/json, text/event-stream");
            assertThat(peer.seen.subList(1, 4)).allSatisfy(seen -> {
                assertThat(seen.header("Mcp-Session-Id")).isEqualTo("s-1");
                assertThat(seen.header("MCP-Protocol-Version")).isEqualTo("2025-11-25");
                assertThat(seen.header("Authorization")).isEqualTo("Bearer secret");
            });
        }
        assertThat(heard.anomalies).isEmpty();
        Message answer = heard.messages.get(4);
        assertThat(answer.transport().texts())
                .containsEntry("http.status", "200")
                .containsEntry("http.content-type", "application/json");
        assertThat(heard.messages.get(5).transport().texts()).containsEntry("http.method", "DELETE");
        assertThat(heard.messages.toString()).doesNotContain("secret");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "400 | application/json | {\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32000,\"message\":\"no session\"}} | HTTP 400: error -32000: no session",
                "400 | application/json | {\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32000,\"message\":\"no session\"}} | HTTP 400: error -32000: no session",
                "400 | application/json | {\"cause\":null}      | HTTP 400",
                "401 | text/html        | <html>login</html>  | HTTP 401",
                "405 | text/plain       | ''                  | HTTP 405",
                "500 | text/html        | <h1>oops</h1>       | HTTP 500",
                "302 | text/html        | moved               | HTTP 302 redirecting to http://127.0.0.1:1/other, which is not followed",
            })
    void reportsARefusal(int status, String type, String body, String why) throws Exception {
        Answer answer = refuse(status, type, body);

        assertThat(answer.outcome()).isEqualTo(new Lost(why));
        assertThat(answer.message().map(Message::raw)).contains(body);
        assertThat(heard.kinds()).containsExactly(Kind.HTTP_STATUS, Kind.UNANSWERED);
        assertThat(heard.anomalies.get(0).text()).isEqualTo("tools/list: " + why);
    }

    @Test
    void anErrorWithTheRightIdIsAnAnswerWhateverTheStatus() throws Exception {
        Answer answer = refuse(
                404,
                "application/json",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":-32601,\"message\":\"no\"}}");

        assertThat(answer.outcome()).isEqualTo(new RpcError(-32601, "no", Optional.empty()));
        assertThat(heard.kinds()).doesNotContain(Kind.HTTP_STATUS, Kind.UNANSWERED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "200 | application/json | ''             | HTTP_BODY    | HTTP 200 with an empty body",
                "202 | application/json | ''             | HTTP_STATUS  | HTTP 202, which is no answer to a request",
                "200 | application/json | <html>         | HTTP_BODY    | HTTP 200, but its body does not answer the request",
                "200 | application/json | {\"jsonrpc\":  | UNPARSABLE   | HTTP 200, but its body does not answer the request",
                "200 | application/json | {\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{}} | UNKNOWN_ID | HTTP 200, but its body does not answer the request",
                "200 | application/json | {\"jsonrpc\":\"2.0\",\"id\":null,\"result\":{}} | NULL_ID | HTTP 200, but its body does not answer the request",
                "200 | text/html        | <html>         | HTTP_CONTENT_TYPE | HTTP 200, but its body does not answer the request",
            })
    void reportsASuccessThatAnswersNothing(int status, String type, String body, Kind kind, String why)
            throws Exception {
        Answer answer = refuse(status, type, body);

        assertThat(answer.outcome()).isEqualTo(new Lost(why));
        assertThat(heard.kinds()).startsWith(kind).endsWith(Kind.UNANSWERED);
    }

    @Test
    void takesAnAnswerOfTheWrongContentType() throws Exception {
        assertThat(refuse(200, "text/plain", OK).result()).isPresent();
        assertThat(heard.anomalies)
                .containsExactly(new Anomaly(
                        Kind.HTTP_CONTENT_TYPE, "tools/list: HTTP 200 with the content type text/plain", 0));
    }

    @Test
    void readsAStreamHoweverItIsCutUp() throws Exception {
        String text = result("2", "{\"t\":\"grüße 😀\"}");
        String stream = "\uFEFF: hello\r\n\r\nevent: ping\r\ndata: {}\r\n\r\nid: p\r\ndata:\r\n\r\n"
                + "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}\r\n\r\n"
                + "id: 7\r\nevent: message\r\ndata: " + text.replace("\"result\"", "\r\ndata:\"result\"")
                + "\r\n\r\n: bye\n\n";
        byte[] bytes = stream.getBytes(UTF_8);
        byte[][] single = new byte[bytes.length][];
        for (int i = 0; i < bytes.length; i++) {
            single[i] = new byte[] {bytes[i]};
        }
        Answer answer = ask((exchange, request) -> WebPeer.stream(exchange, single));

        assertThat(answer.result().map(r -> r.path("t").asText())).contains("grüße 😀");
        assertThat(answer.message().map(Message::transport).orElseThrow().texts())
                .containsEntry("sse.id", "7")
                .containsEntry("sse.event", "message");
        assertThat(answer.message().map(Message::raw)).contains(text.replace("\"result\"", "\n\"result\""));
        assertThat(heard.received()).hasSize(3);
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void answersAPingOnTheStreamBesideIt() throws Exception {
        CountDownLatch ponged = new CountDownLatch(1);
        Answer answer = ask((exchange, request) -> {
            if (request.has("result")) {
                exchange.sendResponseHeaders(202, -1);
                ponged.countDown();
                return;
            }
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            exchange.sendResponseHeaders(200, 0);
            String ping = "data: {\"jsonrpc\":\"2.0\",\"id\":\"p\",\"method\":\"ping\"}\n\n";
            exchange.getResponseBody().write(ping.getBytes(UTF_8));
            exchange.getResponseBody().flush();
            awaitQuietly(ponged);
            exchange.getResponseBody().write(("data: " + OK + "\n\n").getBytes(UTF_8));
        });

        assertThat(answer.result()).isPresent();
        assertThat(heard.sent()).contains("{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"result\":{}}");
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void seesASecondAnswerOnTheStream() throws Exception {
        byte[] twice = ("data: " + OK + "\n\n").repeat(2).getBytes(UTF_8);
        assertThat(ask((exchange, request) -> WebPeer.stream(exchange, twice)).result())
                .isPresent();
        assertThat(heard.kinds()).containsExactly(Kind.ANSWERED_TWICE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''             | the event stream ended without any message",
                "': only this'  | the event stream ended without any message",
                "'data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/x\"}\n\n' | the event stream ended without the answer"
            })
    void reportsAStreamWithoutTheAnswer(String stream, String why) throws Exception {
        Answer answer = ask((exchange, request) -> WebPeer.stream(exchange, stream.getBytes(UTF_8)));

        assertThat(answer.outcome()).isEqualTo(new Lost(why));
        assertThat(heard.kinds()).containsExactly(Kind.UNANSWERED);
    }

    @Test
    void takesAnEventThatTheEndOfTheStreamCutsOff() throws Exception {
        assertThat(ask((exchange, request) -> WebPeer.stream(exchange, ("data: " + OK).getBytes(UTF_8)))
                        .result())
                .isPresent();
        assertThat(heard.anomalies).extracting(Anomaly::text).containsExactly("the event stream ended inside an event");
    }

    @Test
    void takesAStreamUpAgainWhereItBrokeOff() throws Exception {
        try (WebPeer peer = new WebPeer((exchange, request) -> {
            boolean again = exchange.getRequestMethod().equals("GET");
            String stream = again ? "id: 2\ndata: " + OK + "\n\n" : "id: 1\nretry: 10\ndata:\n\n";
            WebPeer.stream(exchange, stream.getBytes(UTF_8));
        })) {
            assertThat(ask(peer, LIMITS).result()).isPresent();

            WebPeer.Seen again = peer.seen.get(3);
            assertThat(again.method()).isEqualTo("GET");
            assertThat(again.header("Last-Event-ID")).isEqualTo("1");
            assertThat(again.header("Mcp-Session-Id")).isEqualTo("s-1");
        }
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void cutsWhatIsTooLong() throws Exception {
        byte[] huge = ("{\"a\":\"" + "x".repeat(3 << 20)).getBytes(UTF_8);
        Answer single = ask((exchange, request) -> send(exchange, 200, "application/json", huge));
        Answer streamed = ask((exchange, request) ->
                WebPeer.stream(exchange, "data: ".getBytes(UTF_8), huge, "\n\n".getBytes(UTF_8)));

        assertThat(single.outcome()).isInstanceOf(Malformed.class);
        assertThat(streamed.outcome()).isEqualTo(new Malformed("a message of 3145734 bytes; the limit is 1048576"));
        assertThat(streamed.message().map(m -> m.raw().length())).contains(64 * 1024);
        assertThat(heard.kinds()).containsExactly(Kind.TOO_LARGE, Kind.TOO_LARGE);
    }

    @Test
    void aSlowDripIsCutOff() throws Exception {
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(300), 1 << 20, 1000);
        CountDownLatch over = new CountDownLatch(1);
        Answer answer = ask(
                (exchange, request) -> {
                    if (request.path("method").asText().equals("ping")) {
                        json(exchange, 200, result(Json.write(request.path("id")), "{}"));
                        return;
                    }
                    exchange.sendResponseHeaders(200, 0);
                    exchange.getResponseBody().write('{');
                    exchange.getResponseBody().flush();
                    hang(request, over);
                },
                hasty);
        over.countDown();

        assertThat(answer.describe()).matches("no answer in 300 ms, while it answered ping after \\d+ ms");
        assertThat(heard.kinds()).containsExactly(Kind.UNANSWERED);
    }

    @Test
    void whyAServerThatAnswersNothingIsSilentIsUnclear() throws Exception {
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(200), 1 << 20, 1000);
        CountDownLatch over = new CountDownLatch(1);
        Answer answer = ask((exchange, request) -> hang(request, over), hasty);
        over.countDown();

        assertThat(answer.describe()).isEqualTo("no answer in 400 ms, nor any to ping");
        assertThat(answer.unclear()).isTrue();
        assertThat(heard.kinds()).containsExactly(Kind.UNCLEAR);
    }

    @Test
    void reportsAnAnswerToANotification() throws Exception {
        try (WebPeer peer = new WebPeer((exchange, request) -> {
                    boolean first = request.path("method").asText().endsWith("one");
                    json(exchange, first ? 200 : 500, "{\"jsonrpc\":\"2.0\",\"id\":null,\"result\":{}}");
                });
                McpClient client = open(peer.endpoint(), LIMITS)) {
            client.notify("notifications/one", Json.object());
            client.notify("notifications/two", Json.object());
        }
        assertThat(heard.kinds()).containsExactly(Kind.NULL_ID, Kind.HTTP_STATUS);
        assertThat(heard.anomalies.get(1).text()).isEqualTo("notifications/two: HTTP 500");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{\"a\"' | the HTTP connection broke: after 4 bytes of the body",
                "''          | the HTTP connection broke",
                "'garbage\n' | the HTTP connection broke"
            })
    void reportsABrokenConnection(String bytes, String why) throws Exception {
        try (RawPeer peer = new RawPeer(bytes)) {
            assertThatThrownBy(() -> open(new Endpoint.Http(peer.url(), Map.of()), LIMITS))
                    .isInstanceOf(Unreachable.class)
                    .hasMessageStartingWith(why);
        }
        assertThat(heard.kinds()).containsExactly(Kind.CLOSED, Kind.UNANSWERED);
    }

    @Test
    void aFloodOnAStreamIsCountedAndNotKept() throws Exception {
        byte[] flood = "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/x\"}\n\n"
                .repeat(12_000)
                .getBytes(UTF_8);
        byte[] end = ("data: " + OK + "\n\n").getBytes(UTF_8);

        assertThat(ask((exchange, request) -> WebPeer.stream(exchange, flood, end))
                        .result())
                .isPresent();
        assertThat(heard.kinds()).containsExactly(Kind.FLOOD);
        assertThat(heard.received()).hasSize(10_002);
    }

    /** Holds requests up, but not the end of the session. */
    private static void hang(JsonNode request, CountDownLatch over) {
        if (request.has("id")) {
            awaitQuietly(over);
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
