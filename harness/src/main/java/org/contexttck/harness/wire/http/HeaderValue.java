package org.contexttck.harness.wire.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Values of a message that 2026-07-28 wants mirrored into HTTP headers. */
public final class HeaderValue {

    private HeaderValue() {}

    /** The value itself if a header can carry it, else in the base64 form of the revision. */
    static String of(String value) {
        boolean plain = value.chars().allMatch(c -> c >= 0x20 && c < 0x7F || c == '\t')
                && value.equals(value.strip())
                && !(value.startsWith("=?base64?") && value.endsWith("?="));
        return plain
                ? value
                : "=?base64?" + Base64.getEncoder().encodeToString(value.getBytes(StandardCharsets.UTF_8)) + "?=";
    }

    /** The {@code Mcp-Param-*} headers of a call, for the properties that the tool marks with {@code x-mcp-header}. */
    public static Map<String, String> mirrored(JsonNode tool, JsonNode arguments) {
        Map<String, String> headers = new LinkedHashMap<>();
        collect(tool.path("inputSchema"), arguments, headers);
        return headers;
    }

    private static void collect(JsonNode schema, JsonNode value, Map<String, String> headers) {
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            JsonNode argument = value.path(property.getKey());
            String header = property.getValue().path("x-mcp-header").asText("");
            if (header.matches("[!#$%&'*+.^_`|~0-9A-Za-z-]+")) {
                text(argument).ifPresent(text -> headers.put("Mcp-Param-" + header, of(text)));
            }
            if (argument.isObject()) {
                collect(property.getValue(), argument, headers);
            }
        }
    }

    private static Optional<String> text(JsonNode argument) {
        boolean carried = argument.isTextual() || argument.isBoolean() || argument.isIntegralNumber();
        return carried ? Optional.of(argument.asText()) : Optional.empty();
    }
}
