package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Revision;

/** Which MCP revision is spoken on each connection: what a request says of itself, or what an opening agreed on. */
final class Revisions {

    private static final String VERSION_KEY = "io.modelcontextprotocol/protocolVersion";

    private final Map<String, Revision> spoken = new HashMap<>();

    /** Takes the next message. */
    void next(Observed message) {
        JsonNode params = message.json().path("params");
        boolean opens = message.method().equals("initialize");
        Revision.of(params.path("_meta").path(VERSION_KEY).asText(""))
                .or(() -> opens ? Revision.of(params.path("protocolVersion").asText("")) : Optional.empty())
                .ifPresent(revision -> spoken.put(message.transcript(), revision));
    }

    /** Takes the answer to an opening. */
    void next(RpcExchange exchange) {
        if (exchange.method().equals("initialize")) {
            Revision.of(exchange.result().path("protocolVersion").asText(""))
                    .ifPresent(agreed -> spoken.put(exchange.answer().transcript(), agreed));
        }
    }

    Revision of(Observed message) {
        return spoken.getOrDefault(message.transcript(), Revision.V2025_11_25);
    }
}
