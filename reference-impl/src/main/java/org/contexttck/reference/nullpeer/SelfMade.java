package org.contexttck.reference.nullpeer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Opens as a server of MCP 2025-11-25 does, lists tools and answers their calls, with nobody behind it.
 *
 * @param tools the names of those it lists
 */
record SelfMade(List<String> tools) implements NullPeer {

    private static final Pattern METHOD = Pattern.compile("\"method\"\\s*:\\s*\"([^\"]*)\"");

    @Override
    public Optional<String> answer(String message) {
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
                tools.stream()
                        .map(name -> "{\"name\":\"" + name + "\",\"inputSchema\":{\"type\":\"object\"}}")
                        .collect(Collectors.joining(",", "\"result\":{\"tools\":[", "]}"));
            case "tools/call" -> "\"result\":{\"content\":[]}";
            default -> "\"error\":{\"code\":-32601,\"message\":\"no such method\"}";
        };
    }
}
