package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The result of a tool call, to be spoiled in place.
 *
 * @param request what was asked
 * @param json the {@code result} of the answer
 */
record ToolResult(Request request, ObjectNode json) {

    boolean failed() {
        return json.path("isError").asBoolean();
    }

    boolean answers(String tool) {
        return request.callsTool(tool);
    }

    boolean succeeds(String tool) {
        return answers(tool) && !failed();
    }

    boolean fails(String tool) {
        return answers(tool) && failed();
    }

    /** {@code _meta.context}, if there. */
    Optional<ObjectNode> context() {
        return object(json.at("/_meta/context"));
    }

    boolean marked() {
        return json.at("/_meta/context").has("lifecycle");
    }

    String summary() {
        return json.at("/_meta/context/summary").asText();
    }

    /** Spoils the mark, if there is one. */
    void mark(Consumer<ObjectNode> spoil) {
        context().filter(context -> context.has("lifecycle")).ifPresent(spoil);
    }

    /** Puts another summary in, if the result is marked. */
    void summarize(String summary) {
        mark(mark -> mark.put("summary", summary));
    }

    /** Puts another context in, which is returned. */
    ObjectNode newContext() {
        return json.putObject("_meta").putObject("context");
    }

    /** {@code _meta.contextHints}, if there. */
    Optional<ArrayNode> hints() {
        return json.at("/_meta/contextHints") instanceof ArrayNode hints ? Optional.of(hints) : Optional.empty();
    }

    /** Spoils the first hint, if there is one. */
    void hint(Consumer<ObjectNode> spoil) {
        hints().map(hints -> (ObjectNode) hints.get(0)).ifPresent(spoil);
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

    /** A number of the fetched page, such as {@code pages}; 0 if there is none. */
    int number(String member) {
        return page().map(page -> page.path(member).asInt()).orElse(0);
    }

    /** The structured content, if there is any. */
    Optional<ObjectNode> structured() {
        return object(json.path("structuredContent"));
    }

    /** Spoils the structured content, if there is any; the text says the same afterwards. */
    void structured(Consumer<ObjectNode> spoil) {
        structured().ifPresent(spoil);
        writeStructured();
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

    /** Makes a pack the result. */
    void show(Pack pack) {
        json.remove("isError");
        json.set("structuredContent", pack.json());
        write(pack.json().toString());
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

    private static Optional<ObjectNode> object(JsonNode node) {
        return node instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
    }
}
