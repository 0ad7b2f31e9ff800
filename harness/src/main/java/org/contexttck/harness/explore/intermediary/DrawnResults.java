package org.contexttck.harness.explore.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.explore.AnyValue;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.json.Json;

/** Draws what a server answers: results that MCP allows, with values of any sort, and errors. */
final class DrawnResults {

    private static final int USUAL_CONTENTS = 2;
    private static final int MOST_CONTENTS = 3;
    private static final int VERY_MANY_CONTENTS = 12;
    private static final int MOST_HINTS = 3;

    private static final List<String> URIS = List.of(
            "file:///records/72.json",
            "https://example.org",
            "HTTPS://Example.org:443/a%20b/../c?x=1&y=%c3%a9#part",
            "urn:records:72",
            "records:72");
    private static final List<String> MIME_TYPES = List.of("text/plain", "text/plain; charset=utf-8", "IMAGE/PNG");
    private static final List<String> BYTES = List.of("iVBORw0KGgo=", "{long}", "");
    private static final List<String> TIMES = List.of("2025-01-12T15:00:58Z", "2025-01-12T15:00:58.500+01:00");
    private static final List<Integer> CODES = List.of(-32602, -32603, -32000, 1, 404, -1);
    private static final List<String> OTHER =
            List.of("com.example/trace", "traceparent", "took", "com.example.team/cost");

    private final List<String> tools;
    private final AnyValue values;
    private final AnyValue texts;

    /** @param tools names that hints may have @param texts has what must be texts */
    DrawnResults(List<String> tools, AnyValue values, AnyValue texts) {
        this.tools = tools;
        this.values = values;
        this.texts = texts;
    }

    Reply reply(Choices choices, String tool) {
        if (choices.below(12) == 11) {
            return new Reply.RpcError(choices.of(CODES), texts.text(choices));
        }
        ObjectNode result = Json.object();
        ArrayNode contents = result.putArray("content");
        int most = choices.onceIn(8) ? VERY_MANY_CONTENTS : MOST_CONTENTS;
        int usual = most == MOST_CONTENTS ? USUAL_CONTENTS : VERY_MANY_CONTENTS;
        choices.some(0, most, usual, () -> content(choices)).forEach(contents::add);
        choices.maybe(1, 2, () -> structured(choices, tool))
                .ifPresent(structured -> result.set("structuredContent", structured));
        choices.maybe(1, 4, () -> choices.below(3) < 2).ifPresent(failed -> result.put("isError", failed));
        choices.maybe(3, 4, () -> meta(choices)).ifPresent(meta -> result.set("_meta", meta));
        return new Reply.Result(result);
    }

    private ObjectNode content(Choices choices) {
        ObjectNode content = Json.object();
        switch (choices.below(9)) {
            case 4 -> bytes(choices, content.put("type", "image"));
            case 5 -> bytes(choices, content.put("type", "audio"));
            case 6 ->
                resource(choices, content.put("type", "resource").putObject("resource"))
                        .put("text", texts.text(choices));
            case 7 ->
                resource(choices, content.put("type", "resource").putObject("resource"))
                        .put("blob", choices.of(BYTES));
            case 8 -> resource(choices, content.put("type", "resource_link")).put("name", "record");
            default -> content.put("type", "text").put("text", texts.text(choices));
        }
        choices.maybe(1, 5, () -> annotations(choices)).ifPresent(some -> content.set("annotations", some));
        choices.maybe(1, 4, () -> choices.onceIn(2) ? meta(choices) : other(choices, Json.object()))
                .ifPresent(meta -> content.set("_meta", meta));
        return content;
    }

    private static void bytes(Choices choices, ObjectNode content) {
        content.put("data", choices.of(BYTES)).put("mimeType", choices.of(MIME_TYPES));
    }

    private static ObjectNode resource(Choices choices, ObjectNode resource) {
        resource.put("uri", choices.of(URIS));
        choices.maybe(1, 2, () -> choices.of(MIME_TYPES)).ifPresent(type -> resource.put("mimeType", type));
        return resource;
    }

    private static ObjectNode annotations(Choices choices) {
        ObjectNode annotations = Json.object();
        choices.maybe(1, 2, () -> choices.of(TIMES)).ifPresent(time -> annotations.put("lastModified", time));
        annotations.put("priority", 0.5).putArray("audience").add("user");
        return annotations;
    }

    /** What the two other protocols ask for is in the results of the tools that are called as theirs are. */
    private ObjectNode structured(Choices choices, String tool) {
        ObjectNode structured = values.object(choices);
        switch (tool) {
            case "list_entries" ->
                structured
                        .putObject("pagination")
                        .put("offset", choices.below(3))
                        .put("limit", choices.below(3))
                        .put("total", choices.below(9))
                        .put("has_more", choices.onceIn(2));
            case "build_log" ->
                structured
                        .put("truncated", true)
                        .putObject("truncation_info")
                        .put("original_bytes", choices.below(9))
                        .put("kept_bytes", choices.below(9))
                        .put("position", choices.of(List.of("tail", "head")));
            case "context" ->
                structured
                        .put("goal", texts.text(choices))
                        .putNull("domain")
                        .putArray("sections")
                        .addObject()
                        .put("facet", "active_work")
                        .putArray("items")
                        .add(values.object(choices));
            default -> choices.maybe(1, 4, () -> values.draw(choices)).ifPresent(more -> structured.set("more", more));
        }
        return structured;
    }

    private ObjectNode meta(Choices choices) {
        ObjectNode meta = Json.object();
        choices.maybe(2, 3, () -> mark(choices)).ifPresent(mark -> meta.set("context", mark));
        choices.maybe(1, 3, () -> hints(choices)).ifPresent(hints -> meta.set("contextHints", hints));
        choices.maybe(1, 3, () -> other(choices, meta));
        return meta;
    }

    private ObjectNode other(Choices choices, ObjectNode meta) {
        choices.some(1, 2, 1, () -> Map.entry(choices.of(OTHER), values.draw(choices)))
                .forEach(one -> meta.set(one.getKey(), one.getValue()));
        return meta;
    }

    private ObjectNode mark(Choices choices) {
        ObjectNode mark =
                choices.<ObjectNode>maybe(1, 3, () -> values.object(choices)).orElseGet(Json::object);
        return choices.onceIn(3)
                ? mark.put("consumed", true)
                : mark.put("lifecycle", "transient")
                        .put("summary", choices.onceIn(3) ? texts.text(choices) : "5 records");
    }

    private ArrayNode hints(Choices choices) {
        return Json.array().addAll(choices.some(0, MOST_HINTS, 1, () -> hint(choices)));
    }

    private JsonNode hint(Choices choices) {
        ObjectNode hint = Json.object().put("step", 2).put("tool", choices.of(tools));
        hint.put("lifecycle", "transient").put("consumedBy", choices.of(tools));
        choices.maybe(1, 2, () -> choices.onceIn(2) ? values.draw(choices) : Json.text(choices.of(tools)))
                .ifPresent(more -> hint.set("title", more));
        return hint;
    }
}
