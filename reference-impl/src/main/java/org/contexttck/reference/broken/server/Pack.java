package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A context pack, to be spoiled in place. What changes the items also brings the total and the Markdown into line, so that
 * a mistake is one fault only.
 *
 * @param request what was asked
 * @param json as the client gets it
 */
record Pack(Request request, ObjectNode json) {

    private static final Pattern ITEM_LINE = Pattern.compile("(?m)^- .*?`(mem_\\d+)`\\).*$");
    private static final int FIRST_MADE_UP = 8000;

    /** A pack with one item, as for the goal of the request. */
    static Pack madeUp(Request request) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("goal", request.argument("goal").asText());
        json.put("intent", request.argument("intent").asText("build"));
        json.put("query", "memory");
        json.set("domain", request.argument("domain").isTextual() ? request.argument("domain") : json.nullNode());
        json.set("project", request.argument("project").isTextual() ? request.argument("project") : json.nullNode());
        json.put("layer", request.argument("layer").asText("recall"));
        json.putArray("sections");
        json.put("usage_hint", "Read it.");
        json.put("markdown", "# Context pack: " + json.path("goal").asText() + "\n\n_Read it._\n");
        Pack pack = new Pack(request, json);
        pack.add(item("recent_memory", "Some memory", ""));
        return pack;
    }

    /** An item with all its members, in a project or, if that is blank, in none. */
    static ObjectNode item(String facet, String name, String project) {
        ObjectNode item = JsonNodeFactory.instance.objectNode();
        item.put("id", "mem_" + FIRST_MADE_UP)
                .put("type", "note")
                .put("name", name)
                .put("content", "Text of " + name);
        item.put("score", 1.5)
                .put("facet", facet)
                .put("reason", "Fits the goal")
                .putNull("source");
        ObjectNode quality = item.putObject("quality");
        List.of("origin", "source", "url", "created_at", "updated_at", "valid_at")
                .forEach(quality::putNull);
        quality.put("project_id", project);
        if (project.isBlank()) {
            quality.putNull("project_id");
        }
        item.putObject("metadata");
        item.putArray("related");
        return item;
    }

    ArrayNode sections() {
        return json.withArray("sections");
    }

    ObjectNode section(int index) {
        return (ObjectNode) sections().get(index);
    }

    String facet(int section) {
        return section(section).path("facet").asText();
    }

    List<ObjectNode> items() {
        List<ObjectNode> items = new ArrayList<>();
        sections().forEach(section -> section.path("items").forEach(item -> items.add((ObjectNode) item)));
        return items;
    }

    /** The neighbours of each item. */
    List<ArrayNode> related() {
        return items().stream().map(item -> item.withArray("related")).toList();
    }

    int size() {
        return items().size();
    }

    boolean isEmpty() {
        return items().isEmpty();
    }

    boolean about(String words) {
        return goal().contains(words);
    }

    boolean has(String facet) {
        return json.toString().contains("\"facet\":\"" + facet + "\"");
    }

    String goal() {
        return json.path("goal").asText();
    }

    int limit() {
        return request.argument("limit").asInt();
    }

    String markdown() {
        return json.path("markdown").asText();
    }

    /** Adds an item to the section of its facet, which is made if need be. */
    void add(ObjectNode item) {
        itemsOf(item.path("facet").asText()).add(item);
        renew();
    }

    /** Leaves out what does not pass, and sections that are empty then. */
    void keep(Predicate<ObjectNode> passes) {
        for (JsonNode section : sections()) {
            ((ArrayNode) section.path("items")).removeIf(item -> !passes.test((ObjectNode) item));
        }
        sections().removeIf(section -> section.path("items").isEmpty());
        renew();
    }

    /** Leaves out the last items beyond a number. */
    void shrinkTo(int most) {
        List<ObjectNode> kept = items().subList(0, Math.min(most, size()));
        keep(kept::contains);
    }

    /** Puts in varied copies of the last item until there are so many. */
    void growTo(int least) {
        ObjectNode last = items().get(size() - 1);
        for (int made = 1; size() < least; made++) {
            ObjectNode copy = last.deepCopy();
            copy.put("id", "mem_" + (FIRST_MADE_UP + made)).put("name", "Copy " + made);
            add(copy);
        }
    }

    /** Brings the total and the Markdown into line with the items. */
    private void renew() {
        json.put("total_items", size());
        Map<String, String> lines = new LinkedHashMap<>();
        Matcher known = ITEM_LINE.matcher(markdown());
        while (known.find()) {
            lines.put(known.group(1), known.group());
        }
        StringBuilder text = new StringBuilder(markdown().split("\n(?=## |_)", 2)[0]);
        for (JsonNode section : sections()) {
            text.append("\n## ").append(section.path("title").asText()).append("\n\n");
            for (JsonNode item : section.path("items")) {
                text.append(lines.getOrDefault(item.path("id").asText(), line(item)))
                        .append("\n");
            }
        }
        json.put("markdown", text + "\n_" + json.path("usage_hint").asText() + "_\n");
    }

    /** The line of an item in the Markdown. */
    static String line(JsonNode item) {
        return "- **%s** (%s, `%s`): %s"
                .formatted(
                        item.path("name").asText(),
                        item.path("type").asText(),
                        item.path("id").asText(),
                        item.path("content").asText());
    }

    private ArrayNode itemsOf(String facet) {
        for (JsonNode section : sections()) {
            if (section.path("facet").asText().equals(facet)) {
                return section.withArray("items");
            }
        }
        ObjectNode section = sections().addObject().put("facet", facet);
        return section.put("title", facet.replace('_', ' ')).putArray("items");
    }
}
