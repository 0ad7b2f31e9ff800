package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.net.URI;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Few of the results that are not handed on as they came: those with repetitions, with long or deep values, with odd addresses. */
final class OddResults {

    private static final int LOWEST = -32768;
    private static final int HIGHEST = -32000;
    private static final int DEEP = 24;
    private static final int LONG = 500;
    private static final ObjectMapper JSON = new ObjectMapper();

    static final IntermediaryMistakes ALL = new IntermediaryMistakes()
            .result("CutsMimeTypes", result -> texts(result.path("content"), "mimeType", type -> type.split(";")[0]))
            .result("DropsEmptyObjectsInLists", OddResults::withoutEmptyObjects)
            .result(
                    "DropsLargeData",
                    result -> texts(result.path("content"), "data", data -> data.length() > LONG ? "" : data))
            .result("DropsRepeatedContents", result -> {
                Set<JsonNode> seen = new HashSet<>();
                Iterator<JsonNode> contents = result.path("content").elements();
                while (contents.hasNext()) {
                    if (!seen.add(contents.next())) {
                        contents.remove();
                    }
                }
            })
            .result("FlattensDeepValues", result -> flatten(result.path("structuredContent"), 1))
            .result(
                    "LosesMetaOfImages",
                    result -> result.path("content").forEach(content -> {
                        if (content.path("type").asText().equals("image")) {
                            ((ObjectNode) content).remove("_meta");
                        }
                    }))
            .result(
                    "NormalizesTexts",
                    result -> texts(
                            result.path("content"), "text", text -> Normalizer.normalize(text, Normalizer.Form.NFC)))
            .result("NormalizesUris", result -> texts(result.path("content"), "uri", OddResults::withPath))
            .result("RewritesJsonTexts", result -> texts(result.path("content"), "text", OddResults::rewritten))
            .result("ShortensErrors", result -> {
                if (result.path("isError").asBoolean()) {
                    texts(
                            result.path("content"),
                            "text",
                            text -> text.length() > LONG ? text.substring(0, LONG) + "…" : text);
                }
            })
            .result(
                    "StripsColours",
                    result -> texts(
                            result.path("content"), "text", text -> text.replaceAll("\u001b\\[[\\d;]*[A-Za-z]", "")))
            // takes an error that is none of JSON-RPC's own for something to show
            .tap("TurnsOddErrorsIntoResults", () -> new BrokenIntermediary() {
                @Override
                void spoilAnswer(ObjectNode answer) {
                    JsonNode error = answer.path("error");
                    int code = error.path("code").asInt(LOWEST);
                    if (code < LOWEST || code > HIGHEST) {
                        answer.remove("error");
                        answer.putObject("result")
                                .putArray("content")
                                .addObject()
                                .put("type", "text")
                                .put("text", error.path("message").asText());
                    }
                }
            });

    private OddResults() {}

    private static String rewritten(String text) {
        try {
            return text.startsWith("{") ? JSON.readTree(text).toString() : text;
        } catch (JsonProcessingException noJson) {
            return text;
        }
    }

    private static void texts(JsonNode contents, String member, UnaryOperator<String> wrong) {
        contents.forEach(content -> {
            if (content instanceof ObjectNode object && object.path(member).isTextual()) {
                object.put(member, wrong.apply(object.get(member).textValue()));
            }
        });
    }

    /** As some libraries write addresses: one of a host has a path. */
    private static String withPath(String uri) {
        try {
            URI parsed = URI.create(uri);
            return parsed.getHost() != null && parsed.getRawPath().isEmpty() ? uri + "/" : uri;
        } catch (IllegalArgumentException none) {
            return uri;
        }
    }

    private static void withoutEmptyObjects(JsonNode value) {
        if (value instanceof ArrayNode list) {
            Iterator<JsonNode> items = list.elements();
            while (items.hasNext()) {
                if (items.next() instanceof ObjectNode item && item.isEmpty()) {
                    items.remove();
                }
            }
        }
        value.forEach(OddResults::withoutEmptyObjects);
    }

    /** With the text of what lies deeper in place of it. */
    private static void flatten(JsonNode value, int depth) {
        if (depth < DEEP) {
            value.forEach(inner -> flatten(inner, depth + 1));
        } else if (value instanceof ArrayNode list) {
            for (int i = 0; i < list.size(); i++) {
                list.set(i, flat(list.get(i)));
            }
        } else {
            value.properties().forEach(member -> member.setValue(flat(member.getValue())));
        }
    }

    private static JsonNode flat(JsonNode value) {
        return value.isContainerNode() ? TextNode.valueOf(value.toString()) : value;
    }
}
