package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.peer.model.PromptPart.Kind;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** The content of a message in parts, from the forms that model services know: a text, a list of parts, anything else. */
final class Parts {

    private Parts() {}

    static List<PromptPart> of(JsonNode content) {
        List<PromptPart> parts = new ArrayList<>();
        if (content.isArray()) {
            content.forEach(part -> parts.add(part(part)));
        } else if (!content.isMissingNode() && !content.isNull()) {
            parts.add(part(content));
        }
        return parts;
    }

    static PromptPart part(JsonNode part) {
        if (part.isTextual()) {
            return new PromptPart(Kind.TEXT, part.textValue());
        }
        return switch (part.path("type").asText()) {
            case "text", "input_text", "output_text" -> text(part, part.path("text"));
            case "refusal" -> text(part, part.path("refusal"));
            case "image" ->
                image(
                        part,
                        part.path("source").path("data"),
                        part.path("source").path("url"),
                        part.path("data"));
            case "image_url", "input_image" ->
                image(part, part.path("image_url").path("url"), part.path("image_url"));
            default -> new PromptPart(Kind.OTHER, Json.write(part));
        };
    }

    /** Arguments of a call, which some services carry as text. */
    static JsonNode arguments(JsonNode given) {
        if (!given.isTextual()) {
            return given.isMissingNode() || given.isNull() ? Json.object() : given;
        }
        try {
            return given.textValue().isBlank()
                    ? Json.object()
                    : Json.read(given.textValue()).node();
        } catch (JsonProblem noJson) {
            return given;
        }
    }

    private static PromptPart text(JsonNode part, JsonNode text) {
        return text.isTextual()
                ? new PromptPart(Kind.TEXT, text.textValue())
                : new PromptPart(Kind.OTHER, Json.write(part));
    }

    private static PromptPart image(JsonNode part, JsonNode... places) {
        for (JsonNode place : places) {
            if (place.isTextual()) {
                return new PromptPart(Kind.IMAGE, place.textValue());
            }
        }
        return new PromptPart(Kind.IMAGE, Json.write(part));
    }
}
