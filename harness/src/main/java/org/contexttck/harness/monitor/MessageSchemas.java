package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.wire.Revision;

/** Checks messages against the kit's own schemas of the MCP revision spoken (W-S-01). */
final class MessageSchemas {

    private static final String MESSAGE = "message";
    private static final String SERVER_MESSAGE = "server-message";

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

    /** The path of each schema that there may be, by its name: they are asked for with each message of each session. */
    private static final Map<Revision, Map<String, String>> PATHS = new EnumMap<>(Revision.class);

    static {
        for (Revision revision : Revision.values()) {
            String folder = revision.askable() ? revision.text() : Revision.V2025_06_18.text();
            Map<String, String> paths = new HashMap<>();
            Stream.of(RESULTS.values(), REQUESTS.values(), List.of(MESSAGE, SERVER_MESSAGE))
                    .flatMap(Collection::stream)
                    .forEach(name -> paths.put(name, "mcp/" + folder + "/" + name + ".schema.json"));
            PATHS.put(revision, paths);
        }
    }

    private final Schemas schemas;

    MessageSchemas(Schemas schemas) {
        this.schemas = schemas;
    }

    /** What is wrong with a message that the kit sent, as such. */
    List<Violation> sent(Revision revision, JsonNode message) {
        return check(revision, MESSAGE, message);
    }

    /** What is wrong with a message that a server sent, as such. */
    List<Violation> received(Revision revision, JsonNode message) {
        return check(revision, SERVER_MESSAGE, message);
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
        return schemas.find(PATHS.get(revision).get(name))
                .map(check -> check.validate(node))
                .orElse(List.of());
    }
}
