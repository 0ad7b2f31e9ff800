package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.wire.Revision;
import org.contexttck.json.Json;

/** What the stateless revision asks of every request: who it is from, and the same again in headers. */
final class StatelessCheck {

    static final String VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
    private static final String CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";

    /** Why a request is refused. @param data of the error */
    record Refusal(int code, String message, Optional<ObjectNode> data) {}

    private StatelessCheck() {}

    /** @param header a header's value by its name; empty if it is not there */
    static Optional<Refusal> refuse(JsonNode request, UnaryOperator<String> header) {
        JsonNode meta = request.path("params").path("_meta");
        if (!meta.path(VERSION_KEY).isTextual()) {
            return missing(VERSION_KEY);
        }
        String version = meta.get(VERSION_KEY).textValue();
        if (!version.equals(Revision.V2026_07_28.text())) {
            return Optional.of(unsupported(version));
        }
        if (!meta.path(CAPABILITIES_KEY).isObject()) {
            return missing(CAPABILITIES_KEY);
        }
        String method = request.path("method").asText();
        return mismatch("MCP-Protocol-Version", header, version)
                .or(() -> mismatch("Mcp-Method", header, method))
                .or(() -> name(method, request.path("params")).flatMap(name -> mismatch("Mcp-Name", header, name)));
    }

    static Refusal unsupported(String version) {
        ObjectNode data = Json.object();
        data.putArray("supported").add(Revision.V2026_07_28.text());
        data.put("requested", version);
        return new Refusal(Rpc.UNSUPPORTED_VERSION, "Unsupported protocol version", Optional.of(data));
    }

    private static Optional<Refusal> missing(String key) {
        return Optional.of(new Refusal(Rpc.INVALID_PARAMS, "params._meta lacks " + key, Optional.empty()));
    }

    private static Optional<Refusal> mismatch(String name, UnaryOperator<String> header, String expected) {
        String given = header.apply(name);
        if (decoded(given).equals(expected)) {
            return Optional.empty();
        }
        String what = given.isEmpty() ? "is missing" : "is \"" + given + "\"";
        return Optional.of(new Refusal(
                Rpc.HEADER_MISMATCH,
                "the header " + name + " " + what + ", the body says \"" + expected + "\"",
                Optional.empty()));
    }

    private static Optional<String> name(String method, JsonNode params) {
        return switch (method) {
            case "tools/call", "prompts/get" ->
                Optional.ofNullable(params.path("name").textValue());
            case "resources/read" -> Optional.ofNullable(params.path("uri").textValue());
            default -> Optional.empty();
        };
    }

    private static String decoded(String value) {
        if (!value.startsWith("=?base64?") || !value.endsWith("?=")) {
            return value;
        }
        try {
            byte[] bytes = Base64.getDecoder().decode(value.substring(9, value.length() - 2));
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException noBase64) {
            return value;
        }
    }
}
