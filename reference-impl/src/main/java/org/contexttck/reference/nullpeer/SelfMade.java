package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Opens as a server of MCP 2025-11-25 does, lists tools and answers their calls, with nobody behind it. */
abstract class SelfMade implements NullPeer {

    private static final Pattern METHOD = Pattern.compile("\"method\"\\s*:\\s*\"([^\"]*)\"");

    /** The names of the tools it lists. */
    abstract List<String> tools();

    @Override
    public final void serve(BufferedReader in, Replies out) throws IOException {
        String line = in.readLine();
        while (line != null) {
            Optional<String> answer = answer(line);
            if (answer.isPresent()) {
                out.line(answer.get());
            }
            line = in.readLine();
        }
    }

    @Override
    public final void handle(HttpExchange exchange) throws IOException {
        Optional<String> answer = answer(Http.body(exchange));
        Http.answer(exchange, answer.isPresent() ? 200 : 202, answer.orElse(""));
    }

    private Optional<String> answer(String message) {
        Matcher method = METHOD.matcher(message);
        return RequestId.of(message)
                .filter(id -> method.find())
                .map(id -> "{\"jsonrpc\":\"2.0\",\"id\":" + id + "," + outcome(method.group(1)) + "}");
    }

    private String outcome(String method) {
        return switch (method) {
            case "initialize" ->
                "\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},"
                        + "\"serverInfo\":{\"name\":\"nobody\",\"version\":\"0\"}}";
            case "ping" -> "\"result\":{}";
            case "tools/list" ->
                tools().stream()
                        .map(name -> "{\"name\":\"" + name + "\",\"inputSchema\":{\"type\":\"object\"}}")
                        .collect(Collectors.joining(",", "\"result\":{\"tools\":[", "]}"));
            case "tools/call" -> "\"result\":{\"content\":[]}";
            default -> "\"error\":{\"code\":-32601,\"message\":\"no such method\"}";
        };
    }
}
