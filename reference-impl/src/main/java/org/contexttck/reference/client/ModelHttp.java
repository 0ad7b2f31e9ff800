package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Requests to a model service, answered whole or as an event stream. */
final class ModelHttp {

    private static final String DATA = "data:";
    private static final String DONE = "[DONE]";

    private final HttpClient client = HttpClients.builder().build();
    private final URI url;
    private final Map<String, String> headers;

    ModelHttp(URI url, Map<String, String> headers) {
        this.url = url;
        this.headers = Map.copyOf(headers);
    }

    /** @throws HostFailure unless JSON comes back with status 200 */
    JsonNode whole(JsonNode request) throws HostFailure, InterruptedException {
        try {
            HttpResponse<String> response = client.send(request(request), BodyHandlers.ofString());
            check(response.statusCode(), response.body());
            return Jsons.read(response.body())
                    .orElseThrow(() -> new HostFailure("the model's answer is no JSON: " + shortened(response.body())));
        } catch (IOException e) {
            throw unreachable(e);
        }
    }

    /** Hands on the data of each event. @throws HostFailure unless events of JSON come back with status 200 */
    void stream(JsonNode request, Consumer<JsonNode> events) throws HostFailure, InterruptedException {
        try {
            HttpResponse<Stream<String>> response = client.send(request(request), BodyHandlers.ofLines());
            try (Stream<String> lines = response.body()) {
                if (response.statusCode() != 200) {
                    check(response.statusCode(), String.join(" ", lines.toList()));
                }
                // every event of these services is one line of data
                lines.filter(line -> line.startsWith(DATA))
                        .map(line -> line.substring(DATA.length()).strip())
                        .filter(data -> !data.equals(DONE))
                        .forEach(data -> Jsons.read(data).ifPresent(events));
            }
        } catch (IOException | UncheckedIOException e) {
            throw unreachable(e);
        }
    }

    private HttpRequest request(JsonNode body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(url)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Jsons.write(body)));
        headers.forEach(request::header);
        return request.build();
    }

    private void check(int status, String body) throws HostFailure {
        if (status != 200) {
            throw new HostFailure("the model at " + url + " answers " + status + ": " + shortened(body));
        }
    }

    private HostFailure unreachable(Exception e) {
        return new HostFailure("the model at " + url + " cannot be reached: " + Causes.of(e));
    }

    private static String shortened(String text) {
        int most = 300;
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() > most ? line.substring(0, most) + "..." : line;
    }
}
