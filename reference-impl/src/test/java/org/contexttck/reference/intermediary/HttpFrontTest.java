package org.contexttck.reference.intermediary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpFrontTest {

    private static final String CALL = "{\"jsonrpc\":\"2.0\", \"id\":2,\"method\":\"tools/call\"}";

    private Behind behind;
    private HttpFront front;

    @BeforeEach
    void start() throws IOException {
        behind = new Behind();
        front = HttpFront.start(behind.url(), 0, MessageTap.NONE);
    }

    @AfterEach
    void stop() {
        front.close();
        behind.close();
    }

    @Test
    void messageAndHeadersOfMcpArriveAsTheyAre() throws Exception {
        String answer = "{ \"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"big\":12345678901234567890, \"n\":1.00} }";
        behind.answer("tools/call", 200, "application/json", answer);

        HttpResponse<String> response = post(front.address(), CALL);

        assertThat(response.body()).isEqualTo(answer);
        assertThat(response.headers().firstValue("content-type")).contains("application/json");
        assertThat(behind.arrived().get(0).body()).isEqualTo(CALL);
        assertThat(behind.arrived().get(0).headers())
                .containsEntry("mcp-session-id", "s-7")
                .containsEntry("mcp-name", "=?base64?eA==?=")
                .containsEntry("accept", "application/json, text/event-stream");
    }

    @Test
    void newSessionIsHandedOn() throws Exception {
        behind.answer("initialize", 200, "application/json", "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");

        assertThat(post(front.address(), "{\"id\":1,\"method\":\"initialize\"}")
                        .headers()
                        .firstValue("mcp-session-id"))
                .contains("s-1");
    }

    @Test
    void streamKeepsItsEvents() throws Exception {
        String events = ": hello\n\nid: 1\nevent: message\ndata: {\"a\": 1.0}\n\n";
        behind.answer("tools/call", 200, "text/event-stream", events);

        HttpResponse<String> response = post(front.address(), CALL);

        assertThat(response.headers().firstValue("content-type")).contains("text/event-stream");
        assertThat(response.body()).contains(": hello\n", "id: 1\n", "data: {\"a\": 1.0}\n\n");
    }

    @Test
    void statusIsHandedOn() throws Exception {
        behind.answer("tools/call", 404, "application/json", "{}");

        assertThat(post(front.address(), CALL).statusCode()).isEqualTo(404);
    }

    @Test
    void serverThatIsGoneIsABadGateway() throws Exception {
        behind.close();

        assertThat(post(front.address(), CALL).statusCode()).isEqualTo(502);
    }

    private static HttpResponse<String> post(URI url, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(url)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .header("Mcp-Session-Id", "s-7")
                .header("Mcp-Name", "=?base64?eA==?=")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }
}
