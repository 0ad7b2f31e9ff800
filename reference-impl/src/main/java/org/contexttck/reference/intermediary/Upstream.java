package org.contexttck.reference.intermediary;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

/** The MCP server behind, over Streamable HTTP. */
final class Upstream {

    private static final Duration TO_CONNECT = Duration.ofSeconds(10);

    private final URI url;
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(TO_CONNECT)
            .build();

    Upstream(URI url) {
        this.url = url;
    }

    /** Sends a message. @throws IOException if the server cannot be reached */
    HttpResponse<InputStream> post(String message, Map<String, String> headers)
            throws IOException, InterruptedException {
        return send("POST", HttpRequest.BodyPublishers.ofString(message, StandardCharsets.UTF_8), headers);
    }

    /** Any other request, such as GET for a stream and DELETE for the end of a session. */
    HttpResponse<InputStream> send(String method, Map<String, String> headers)
            throws IOException, InterruptedException {
        return send(method, HttpRequest.BodyPublishers.noBody(), headers);
    }

    private HttpResponse<InputStream> send(String method, HttpRequest.BodyPublisher body, Map<String, String> headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(url).method(method, body);
        headers.forEach(request::setHeader);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    }

    static boolean isStream(HttpResponse<?> response) {
        return response.headers().firstValue("content-type").orElse("").startsWith("text/event-stream");
    }

    static String text(InputStream body) throws IOException {
        return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    }
}
