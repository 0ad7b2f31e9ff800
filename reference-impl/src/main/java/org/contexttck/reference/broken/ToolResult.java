package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * The result of a tool call, to be spoiled in place.
 *
 * @param json the {@code result} of the answer
 */
record ToolResult(ObjectNode json) {

    boolean failed() {
        return json.path("isError").asBoolean();
    }

    /** {@code _meta.context}, if there. */
    Optional<ObjectNode> context() {
        return object(json.at("/_meta/context"));
    }

    boolean marked() {
        return context().filter(context -> context.has("lifecycle")).isPresent();
    }

    String summary() {
        return json.at("/_meta/context/summary").asText();
    }

    /** Puts another summary in, if the result is marked. */
    void summarize(String summary) {
        if (marked()) {
            context().ifPresent(context -> context.put("summary", summary));
        }
    }

    /** {@code _meta.contextHints}, if there. */
    Optional<ArrayNode> hints() {
        return json.at("/_meta/contextHints") instanceof ArrayNode hints ? Optional.of(hints) : Optional.empty();
    }

    /** Leaves no {@code _meta} behind. */
    void unmark() {
        json.remove("_meta");
    }

    /** The fetched page, if this is the result of fetching one. */
    Optional<ObjectNode> page() {
        return object(json.path("structuredContent")).filter(page -> page.has("records"));
    }

    ArrayNode records() {
        return page().map(page -> page.withArray("records")).orElseThrow();
    }

    /** The structured content, if there is any. */
    Optional<ObjectNode> structured() {
        return object(json.path("structuredContent"));
    }

    /** After the structured content was changed: says the same in the text. */
    void writeStructured() {
        structured().ifPresent(content -> write(content.toString()));
    }

    /** Turns a refusal into a success with empty structured content, which is returned. */
    ObjectNode accept() {
        json.put("isError", false);
        return json.putObject("structuredContent");
    }

    /** Turns a success into a refusal. */
    void refuse(String why) {
        json.remove("structuredContent");
        json.put("isError", true);
        write(why);
    }

    String text() {
        return json.at("/content/0/text").asText();
    }

    void write(String text) {
        json.putArray("content").addObject().put("type", "text").put("text", text);
    }

    /** After the page was changed: says the same in the text. */
    void writePage() {
        write(page().orElseThrow().toString());
    }

    private static Optional<ObjectNode> object(JsonNode node) {
        return node instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
    }
}
