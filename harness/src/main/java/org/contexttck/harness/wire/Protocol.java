package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.json.Json;

/** The messages the kit sends, as MCP wants them in the two eras. */
public final class Protocol {

    public static final String VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
    public static final String DISCOVER = "server/discover";
    public static final String INITIALIZE = "initialize";
    public static final String INITIALIZED = "notifications/initialized";
    public static final int METHOD_NOT_FOUND = -32601;
    public static final int UNSUPPORTED_VERSION = -32022;

    private static final String CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
    private static final String CLIENT_KEY = "io.modelcontextprotocol/clientInfo";

    private Protocol() {}

    public static ObjectNode request(JsonNode id, String method, ObjectNode params, Optional<Revision> revision) {
        ObjectNode message = Json.object().put("jsonrpc", "2.0");
        message.set("id", id);
        message.put("method", method);
        message.set("params", withMeta(params, revision));
        return message;
    }

    public static ObjectNode notification(String method, ObjectNode params, Optional<Revision> revision) {
        ObjectNode message = Json.object().put("jsonrpc", "2.0").put("method", method);
        ObjectNode full = withMeta(params, revision);
        if (!full.isEmpty()) {
            message.set("params", full);
        }
        return message;
    }

    /** What every target answers at once: the last era has no ping. */
    public static String ping(Optional<Revision> revision) {
        return revision.filter(Revision::stateless).isPresent() ? DISCOVER : "ping";
    }

    public static ObjectNode initialize(Revision offered) {
        ObjectNode params = Json.object().put("protocolVersion", offered.text());
        params.set("capabilities", Json.object());
        params.set("clientInfo", clientInfo());
        return params;
    }

    /** The kit's answer to a request from the server: it is alive, and offers nothing else. */
    public static ObjectNode answer(JsonNode request) {
        ObjectNode answer = Json.object().put("jsonrpc", "2.0");
        answer.set("id", request.get("id"));
        if ("ping".equals(request.path("method").textValue())) {
            answer.set("result", Json.object());
        } else {
            answer.set(
                    "error",
                    Json.object()
                            .put("code", METHOD_NOT_FOUND)
                            .put("message", "context-tck declared no capability for this method"));
        }
        return answer;
    }

    /** Adds what a stateless request must say of itself, unless the caller has said it. */
    private static ObjectNode withMeta(ObjectNode params, Optional<Revision> revision) {
        ObjectNode full = params.deepCopy();
        if (revision.filter(Revision::stateless).isEmpty()
                || (full.has("_meta") && !full.get("_meta").isObject())) {
            return full;
        }
        ObjectNode meta = full.withObjectProperty("_meta");
        if (!meta.has(VERSION_KEY)) {
            meta.put(VERSION_KEY, revision.get().text());
        }
        if (!meta.has(CAPABILITIES_KEY)) {
            meta.set(CAPABILITIES_KEY, Json.object());
        }
        if (!meta.has(CLIENT_KEY)) {
            meta.set(CLIENT_KEY, clientInfo());
        }
        return full;
    }

    private static ObjectNode clientInfo() {
        String version = Protocol.class.getPackage().getImplementationVersion();
        return Json.object().put("name", "context-tck").put("version", version == null ? "unreleased" : version);
    }
}
