package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.contexttck.json.Json;

/** Plain HTTP requests. Headers are given as name, value, name, value. */
public final class Web {

    public static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Web() {}

    /** An answer. */
    public record Answer(int status, String type, String body, HttpResponse<String> response) {

        public JsonNode json() {
            return Json.parse(body);
        }

        public String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }

        /** The data of its events. */
        public List<String> events() {
            return lines("data: ");
        }

        /** The types of its events. */
        public List<String> types() {
            return lines("event: ");
        }

        private List<String> lines(String start) {
            List<String> found = new ArrayList<>();
            body.lines().filter(it -> it.startsWith(start)).forEach(it -> found.add(it.substring(start.length())));
            return found;
        }
    }

    public static Answer post(URI url, String body, String... headers) throws Exception {
        return begin(url, body, headers).get();
    }

    public static CompletableFuture<Answer> begin(URI url, String body, String... headers) {
        return send(request(url, headers).POST(BodyPublishers.ofString(body)).build());
    }

    public static Answer bytes(URI url, byte[] body, String... headers) throws Exception {
        return send(request(url, headers).POST(BodyPublishers.ofByteArray(body)).build())
                .get();
    }

    public static Answer get(URI url, String... headers) throws Exception {
        return send(request(url, headers).GET().build()).get();
    }

    public static Answer method(String method, URI url, String... headers) throws Exception {
        return send(request(url, headers)
                        .method(method, BodyPublishers.noBody())
                        .build())
                .get();
    }

    /** A GET whose body is read by the caller. */
    public static HttpResponse<InputStream> open(URI url, String... headers) throws IOException, InterruptedException {
        return CLIENT.send(request(url, headers).GET().build(), BodyHandlers.ofInputStream());
    }

    private static HttpRequest.Builder request(URI url, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(url).timeout(PATIENCE);
        return headers.length == 0 ? request : request.headers(headers);
    }

    private static CompletableFuture<Answer> send(HttpRequest request) {
        return CLIENT.sendAsync(request, BodyHandlers.ofString(StandardCharsets.UTF_8))
                .thenApply(it -> new Answer(
                        it.statusCode(), it.headers().firstValue("content-type").orElse(""), it.body(), it));
    }

    static InputStream lines(String... lines) {
        return new ByteArrayInputStream((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
