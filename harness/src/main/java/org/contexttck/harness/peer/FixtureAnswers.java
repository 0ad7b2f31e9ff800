package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import org.contexttck.harness.wire.Revision;
import org.contexttck.json.Json;

/** What the fixture says of itself. */
final class FixtureAnswers {

    private static final String INFO_KEY = "io.modelcontextprotocol/serverInfo";
    private static final String VERSION = "1.0.0";

    private final FixtureOptions options;

    FixtureAnswers(FixtureOptions options) {
        this.options = options;
    }

    boolean speaksStateless() {
        return options.revisions().stream().anyMatch(Revision::stateless);
    }

    /** The revision to speak with a client that asks for one; empty if the fixture speaks none that has sessions. */
    Optional<Revision> agree(JsonNode asked) {
        return Revision.of(asked.asText(""))
                .filter(options.revisions()::contains)
                .filter(it -> !it.stateless())
                .or(() -> options.revisions().stream()
                        .filter(it -> !it.stateless())
                        .max(Comparator.naturalOrder()));
    }

    ObjectNode initialized(Revision revision) {
        ObjectNode result = Json.object().put("protocolVersion", revision.text());
        result.putObject("capabilities").putObject("tools");
        result.set("serverInfo", info());
        return result;
    }

    /** The result of a method that has nothing to do with calls; empty if the fixture does not know it. */
    Optional<ObjectNode> of(String method, Revision revision) {
        if (revision.stateless()) {
            return switch (method) {
                case "server/discover" -> Optional.of(discovered());
                case "tools/list" -> Optional.of(cacheable(listed()));
                default -> Optional.empty();
            };
        }
        return switch (method) {
            case "ping" -> Optional.of(Json.object());
            case "tools/list" -> Optional.of(listed());
            default -> Optional.empty();
        };
    }

    boolean lists(String tool) {
        return options.tools().contains(tool);
    }

    private ObjectNode discovered() {
        ObjectNode result = Json.object();
        // Only the stateless ones: that is what the method is for, and what servers of both eras answer.
        options.revisions().stream()
                .filter(Revision::stateless)
                .forEach(it -> result.withArrayProperty("supportedVersions").add(it.text()));
        result.putObject("capabilities").putObject("tools");
        result.putObject("_meta").set(INFO_KEY, info());
        return cacheable(result);
    }

    private static ObjectNode cacheable(ObjectNode result) {
        return result.put("ttlMs", 0).put("cacheScope", "private");
    }

    private ObjectNode info() {
        return Json.object().put("name", options.name()).put("version", VERSION);
    }

    private ObjectNode listed() {
        ObjectNode result = Json.object();
        options.tools().forEach(tool -> result.withArrayProperty("tools").add(tool(tool)));
        return result;
    }

    /** Any tool takes the arguments of all: hosts drop or refuse what a tool's schema does not name. */
    private static ObjectNode tool(String name) {
        ObjectNode tool = Json.object().put("name", name).put("description", description(name));
        ObjectNode schema = tool.putObject("inputSchema").put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        for (String text : Arrays.asList("query", "finding", "workflow", "token")) {
            properties.putObject(text).put("type", "string");
        }
        for (String number : Arrays.asList("page", "per_page", "step")) {
            properties.putObject(number).put("type", "integer");
        }
        return tool;
    }

    private static String description(String name) {
        return switch (name) {
            case "search_records" -> "Searches records and gives one page of them.";
            case "find_records" -> "Finds records by other means and gives one page of them.";
            case "store_analysis_memory" -> "Stores what an analysis of records has found.";
            case "get_workflow_step" -> "Tells what to do in a step of a workflow.";
            case "recall_memory" -> "Gives back what was stored before.";
            default -> "Serves the scenario: " + name + ".";
        };
    }
}
