package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.reference.server.LineTap;

/** What context-pack leaves to servers. */
final class PackLiberties {

    private static final List<String> FACETS = List.of(
            "active_work",
            "artifacts",
            "constraints",
            "decisions",
            "domain",
            "gotchas",
            "ideation",
            "planning",
            "procedures",
            "recent_memory",
            "verification");

    static final ServerMistakes ALL = new ServerMistakes()
            .pack("AddsMembersToPacks", pack -> addMembers(pack.json()))
            .pack("KeepsEveryFacet", PackLiberties::keepFacets)
            .pack("NamesTheProjectAskedForNowhere", PackLiberties::nameNoProject)
            .answer("RefusesPacksByError", request -> request.callsTool("context"), ServerLiberties::error)
            .result(
                    "RefusesUnknownAgents",
                    result -> isUnknown(result, "agent_id", "migration-runner"),
                    result -> result.refuse("agent_id is not known"))
            .result(
                    "RefusesUnknownDomains",
                    result -> isUnknown(result, "domain", "auth", "retrieval", "billing"),
                    result -> result.refuse("domain is not known"))
            .tap("TellsTimesInRefusals", PackLiberties::tellTimes);

    private PackLiberties() {}

    private static boolean isUnknown(ToolResult result, String argument, String... known) {
        return result.succeeds("context")
                && result.request().isText(argument)
                && !List.of(known).contains(result.request().argument(argument).asText());
    }

    /** In every object. */
    private static void addMembers(JsonNode value) {
        if (value instanceof ObjectNode object) {
            object.properties().forEach(member -> addMembers(member.getValue()));
            object.put("x-revision", 3);
        } else {
            value.forEach(PackLiberties::addMembers);
        }
    }

    private static void keepFacets(Pack pack) {
        for (String name : FACETS) {
            if (!pack.has(name)) {
                pack.sections()
                        .addObject()
                        .put("facet", name)
                        .put("title", "All of " + name)
                        .putArray("items");
            }
        }
    }

    private static void nameNoProject(Pack pack) {
        String asked = pack.json().path("project").asText("");
        pack.items().stream()
                .map(item -> (ObjectNode) item.get("quality"))
                .filter(quality -> quality.path("project_id").asText("").equals(asked))
                .forEach(quality -> quality.putNull("project_id"));
    }

    private static LineTap tellTimes() {
        AtomicInteger clock = new AtomicInteger();
        return ServerMistakes.results(result -> {
            if (result.fails("context")) {
                result.json().putObject("_meta").put("com.example/took", clock.incrementAndGet());
            }
        });
    }
}
