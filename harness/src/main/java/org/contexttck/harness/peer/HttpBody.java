package org.contexttck.harness.peer;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Takes requests apart and sends whole answers. */
public final class HttpBody {

    private static final Pattern CREDENTIAL = Pattern.compile("auth|key|token|secret|cookie|password|credential");

    private HttpBody() {}

    /** The body, at most one byte more than a limit. */
    public static byte[] read(HttpExchange exchange, long limit) throws IOException {
        return exchange.getRequestBody().readNBytes((int) Math.min(limit + 1, Integer.MAX_VALUE - 8));
    }

    /** Facts of a request for the record: method, path, content type and headers, none that may be a credential. */
    public static Map<String, String> facts(HttpExchange exchange) {
        Map<String, String> facts = new HashMap<>();
        facts.put("http.method", exchange.getRequestMethod());
        facts.put("http.path", exchange.getRequestURI().getPath());
        for (Map.Entry<String, List<String>> header :
                exchange.getRequestHeaders().entrySet()) {
            String name = header.getKey().toLowerCase(Locale.ROOT);
            if (!CREDENTIAL.matcher(name).find()) {
                facts.put("header." + name, String.join(", ", header.getValue()));
            }
        }
        return facts;
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
