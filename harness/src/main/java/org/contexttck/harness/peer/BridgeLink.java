package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.http.HttpHeaders;
import org.contexttck.harness.wire.http.SseEvent;
import org.contexttck.harness.wire.http.SseParser;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** The HTTP side of a {@link StdioBridge}. */
final class BridgeLink {

    private static final int LOST = -32000;

    private final URI url;
    private final Consumer<byte[]> out;
    private final HttpHeaders headers = new HttpHeaders();
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Limits.defaults().connect())
            .build();

    /** @param out takes whatever the server sends, message by message */
    BridgeLink(URI url, Consumer<byte[]> out) {
        this.url = url;
        this.out = out;
    }

    /** Sends a message and hands on what comes of it. @param message the same as a tree; empty if it is no JSON */
    void post(byte[] line, JsonNode message) throws InterruptedException {
        boolean request = message.has("id") && message.path("method").isTextual();
        String lost = "the server closed the connection without an answer";
        int relayed = 0;
        try {
            HttpResponse<InputStream> response =
                    client.send(request(message, HttpRequest.BodyPublishers.ofByteArray(line)), BODY);
            relayed = relay(response, message);
            lost = "the server answered with HTTP " + response.statusCode();
        } catch (IOException broken) {
            lost = broken.getMessage() == null ? lost : lost + ": " + broken.getMessage();
        }
        if (request && relayed == 0) {
            String error = Rpc.error(Optional.of(message.get("id")), LOST, lost, Optional.empty());
            out.accept(error.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Ends the session, if there is one. */
    void end() throws InterruptedException {
        if (headers.session().isEmpty()) {
            return;
        }
        HttpRequest.Builder goodbye = HttpRequest.newBuilder(url).DELETE().timeout(Duration.ofSeconds(2));
        headers.ofSession().forEach(goodbye::setHeader);
        try {
            client.send(goodbye.build(), HttpResponse.BodyHandlers.discarding());
        } catch (IOException gone) {
            // With the server its sessions have ended as well.
        }
    }

    private static final HttpResponse.BodyHandler<InputStream> BODY = HttpResponse.BodyHandlers.ofInputStream();

    private HttpRequest request(JsonNode message, HttpRequest.BodyPublisher body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(url).POST(body);
        headers.of(message, Map.of()).forEach(request::setHeader);
        return request.build();
    }

    /** How many messages came. */
    private int relay(HttpResponse<InputStream> response, JsonNode message) throws IOException {
        int[] count = new int[1];
        try (InputStream body = response.body()) {
            response.headers().firstValue("mcp-session-id").ifPresent(headers::session);
            String type = response.headers().firstValue("content-type").orElse("");
            if (type.startsWith("text/event-stream")) {
                SseParser events = new SseParser(Limits.defaults().maxMessageBytes(), event -> {
                    count[0]++;
                    arrived(event, message);
                });
                byte[] chunk = new byte[8192];
                for (int n = body.read(chunk); n >= 0; n = body.read(chunk)) {
                    events.feed(chunk, n);
                }
                events.end();
            } else {
                byte[] bytes = body.readAllBytes();
                boolean answer = bytes.length > 0 && (response.statusCode() < 300 || answers(bytes, message));
                if (answer) {
                    count[0]++;
                    arrived(bytes, message);
                }
            }
        }
        return count[0];
    }

    private void arrived(SseEvent event, JsonNode message) {
        if (event.type().equals("message") && event.size() > 0) {
            arrived(event.data(), message);
        }
    }

    private void arrived(byte[] bytes, JsonNode message) {
        if (message.path("method").asText().equals("initialize")) {
            String agreed = read(bytes).path("result").path("protocolVersion").asText("");
            Revision.of(agreed).ifPresent(headers::agreed);
        }
        out.accept(bytes);
    }

    /** Whether the body of an HTTP error answers the request. */
    private static boolean answers(byte[] bytes, JsonNode message) {
        JsonNode body = read(bytes);
        return message.has("id") && message.get("id").equals(body.get("id"));
    }

    private static JsonNode read(byte[] bytes) {
        try {
            return Json.read(bytes).node();
        } catch (JsonProblem none) {
            return Json.object();
        }
    }
}
