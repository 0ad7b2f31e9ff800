package org.contexttck.harness.peer;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.TransportFacts;

/** Takes requests apart and sends whole answers. */
public final class HttpBody {

    private static final Pattern CREDENTIAL = Pattern.compile("auth|key|token|secret|cookie|password|credential");

    private HttpBody() {}

    /** The body, at most one byte more than a limit. */
    public static byte[] read(HttpExchange exchange, long limit) throws IOException {
        return exchange.getRequestBody().readNBytes((int) Math.min(limit + 1, Integer.MAX_VALUE - 8));
    }

    /** Facts of a request for the record: method, path, content type and headers, none that may be a credential. */
    public static TransportFacts facts(HttpExchange exchange) {
        return TransportFacts.of(request(exchange, Optional.empty()));
    }

    /** The same. @param model what the kit's model service takes the request for */
    public static TransportFacts facts(HttpExchange exchange, String model) {
        return TransportFacts.of(request(exchange, Optional.of(model)));
    }

    private static TransportFacts.Request request(HttpExchange exchange, Optional<String> model) {
        SortedMap<String, String> headers = new TreeMap<>();
        for (Map.Entry<String, List<String>> header :
                exchange.getRequestHeaders().entrySet()) {
            String name = header.getKey().toLowerCase(Locale.ROOT);
            if (!CREDENTIAL.matcher(name).find()) {
                headers.put(name, String.join(", ", header.getValue()));
            }
        }
        Optional<String> path = Optional.of(Loopback.path(exchange));
        return new TransportFacts.Request(exchange.getRequestMethod(), path, headers, model);
    }

    /** The first value of a header; empty if there is none. */
    public static String header(HttpExchange exchange, String name) {
        String value = exchange.getRequestHeaders().getFirst(name);
        return value == null ? "" : value;
    }

    public static void json(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    public static void empty(HttpExchange exchange, int status) throws IOException {
        exchange.sendResponseHeaders(status, -1);
    }
}
