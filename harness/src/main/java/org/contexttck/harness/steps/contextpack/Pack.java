package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * A pack that a call brought. Nothing is taken for granted but that it is an object: what is not there or of another
 * kind counts as empty here and is judged elsewhere.
 *
 * @param place where the pack is in the structured content
 */
record Pack(ToolCall call, Pointer place, JsonNode node) {

    static final Pointer SECTIONS = Pointer.parse("/sections");

    /** The pack of a call that succeeded; empty if there is none. */
    static Optional<Pack> of(ToolCall call, Pointer place) {
        return Optional.of(call)
                .filter(ToolCall::succeeded)
                .flatMap(ToolCall::structured)
                .flatMap(place::at)
                .filter(JsonNode::isObject)
                .map(node -> new Pack(call, place, node));
    }

    /** One item, with the facet of the section it stands in. */
    record Item(Pointer pointer, JsonNode facet, JsonNode node) {

        /** Its id as a text; empty if it has none. */
        String id() {
            return node.path("id").asText("");
        }

        String name() {
            return node.path("name").asText("");
        }

        String project() {
            return node.path("quality").path("project_id").asText("");
        }

        /** Whether a text stands anywhere in it. */
        boolean shows(String text) {
            return Json.write(node).contains(quoted(text));
        }

        /** Its related items, each with its place. */
        List<Item> related() {
            return each(node.path("related"), pointer.child("related"), facet);
        }
    }

    /** The sections, each with its place. */
    List<Item> sections() {
        return each(node.path("sections"), SECTIONS, node.path("none"));
    }

    /** The items of all sections, in order. */
    List<Item> items() {
        List<Item> items = new ArrayList<>();
        for (Item section : sections()) {
            JsonNode facet = section.node().path("facet");
            items.addAll(each(section.node().path("items"), section.pointer().child("items"), facet));
        }
        return items;
    }

    Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>();
        items().forEach(item -> ids.add(item.id()));
        return ids;
    }

    /** Whether a text stands anywhere in its sections. */
    boolean shows(String text) {
        return Json.write(node.path("sections")).contains(quoted(text));
    }

    /** What its sections hold, and in which order: facets, and items with their scores. */
    List<String> shown() {
        List<String> shown = new ArrayList<>();
        items().forEach(item -> shown.add(item.facet().asText("") + " " + item.id() + " "
                + item.node().path("score").asText("")));
        return shown;
    }

    /** How many characters its items say. */
    int said() {
        return items().stream()
                .mapToInt(item -> Json.write(item.node()).length())
                .sum();
    }

    /** A text as it stands inside a JSON string. */
    static String quoted(String text) {
        String json = Json.write(Json.text(text));
        return json.substring(1, json.length() - 1);
    }

    /** The goal it was asked for. */
    String goal() {
        return call.arguments().path("goal").asText("");
    }

    String markdown() {
        return node.path("markdown").asText("");
    }

    /** Where a place in the pack is in the result, as far as that can be said with a pointer. */
    String inResult(Pointer pointer) {
        boolean direct = call.result().flatMap(StructuredContent::direct).isPresent();
        return (direct ? "/structuredContent" : "") + place + pointer;
    }

    private static List<Item> each(JsonNode array, Pointer place, JsonNode facet) {
        List<Item> items = new ArrayList<>();
        if (array.isArray()) {
            array.forEach(node -> items.add(new Item(place.child(items.size()), facet, node)));
        }
        return items;
    }
}
