package org.contexttck.harness.wire.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Protocol;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.TransportFacts;

/** The MCP headers of HTTP requests, as era, revision and session demand. */
public final class HttpHeaders {

    private static final String VERSION = "MCP-Protocol-Version";
    private static final String SESSION = "Mcp-Session-Id";

    private volatile Optional<Revision> agreed = Optional.empty();
    private volatile Optional<String> session = Optional.empty();

    /** What the handshake agreed on. */
    public void agreed(Revision revision) {
        agreed = Optional.of(revision);
    }

    /** The id that the server gave its session. */
    public void session(String id) {
        session = Optional.of(id);
    }

    /** The session the server opened; none in the stateless era. */
    public Optional<String> session() {
        return agreed.filter(Revision::stateless).isPresent() ? Optional.empty() : session;
    }

    boolean stateless() {
        return agreed.filter(Revision::stateless).isPresent();
    }

    /** For the POST of a message. @param mirrored what else the message's tool wants in headers */
    public Map<String, String> of(JsonNode message, Map<String, String> mirrored) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Type", "application/json");
        headers.put("Accept", "application/json, text/event-stream");
        JsonNode version = message.path("params").path("_meta").path(Protocol.VERSION_KEY);
        if (version.isTextual()) {
            headers.put(VERSION, HeaderValue.of(version.textValue()));
            headers.put("Mcp-Method", HeaderValue.of(message.path("method").asText()));
            name(message).ifPresent(name -> headers.put("Mcp-Name", HeaderValue.of(name)));
            headers.putAll(mirrored);
        } else {
            headers.putAll(ofSession());
        }
        return headers;
    }

    /** What every request of a session carries, whatever its method. */
    public Map<String, String> ofSession() {
        Map<String, String> headers = new LinkedHashMap<>();
        agreed.filter(r -> r.compareTo(Revision.V2025_06_18) >= 0).ifPresent(r -> headers.put(VERSION, r.text()));
        session().ifPresent(id -> headers.put(SESSION, id));
        return headers;
    }

    /** The facts of the request that ends a session. */
    TransportFacts goodbye() {
        return TransportFacts.of(TransportFacts.Request.of("DELETE", ofSession()));
    }

    private static Optional<String> name(JsonNode message) {
        JsonNode params = message.path("params");
        JsonNode name = switch (message.path("method").asText()) {
            case "tools/call", "prompts/get" -> params.path("name");
            case "resources/read" -> params.path("uri");
            default -> params.path("");
        };
        return Optional.ofNullable(name.textValue());
    }
}
