package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.wire.Revision;

/** Checks messages against the kit's own schemas of the MCP revision spoken (W-S-01). */
final class MessageSchemas {

    private static final Map<String, String> RESULTS = Map.of(
            "initialize", "initialize-result",
            "server/discover", "discover-result",
            "tools/list", "tools-list-result",
            "tools/call", "tools-call-result",
            "ping", "empty-result");

    private static final Map<String, String> REQUESTS = Map.of(
            "initialize", "initialize-request",
            "server/discover", "discover-request",
            "tools/list", "tools-list-request",
            "tools/call", "tools-call-request",
            "ping", "ping-request",
            "notifications/initialized", "initialized-notification");

    private final Schemas schemas;
    private final Map<Revision, Map<String, Optional<SchemaCheck>>> known = new EnumMap<>(Revision.class);

    MessageSchemas(Schemas schemas) {
        this.schemas = schemas;
    }

    /** What is wrong with a message that the kit sent, as such. */
    List<Violation> sent(Revision revision, JsonNode message) {
        return check(revision, "message", message);
    }

    /** What is wrong with a message that a server sent, as such. */
    List<Violation> received(Revision revision, JsonNode message) {
        return check(revision, "server-message", message);
    }

    /** What is wrong with the result of a method; nothing if the kit has no schema for it. */
    List<Violation> result(Revision revision, String method, JsonNode result) {
        String name = RESULTS.get(method);
        return name == null ? List.of() : check(revision, name, result);
    }

    /** What is wrong with a request or notification; nothing if the kit has no schema for it. */
    List<Violation> request(Revision revision, String method, JsonNode request) {
        String name = REQUESTS.get(method);
        return name == null ? List.of() : check(revision, name, request);
    }

    private List<Violation> check(Revision revision, String name, JsonNode node) {
        return known.computeIfAbsent(revision, first -> new HashMap<>())
                .computeIfAbsent(name, first -> find(revision, name))
                .map(check -> check.validate(node))
                .orElse(List.of());
    }

    private Optional<SchemaCheck> find(Revision revision, String name) {
        String folder = revision.askable() ? revision.text() : Revision.V2025_06_18.text();
        String path = "mcp/" + folder + "/" + name + ".schema.json";
        return schemas.has(path) ? Optional.of(schemas.schema(path)) : Optional.empty();
    }
}
