package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** A tool result as the model gets it in full: every block of its content, and the structured copy unless a block is one. */
public final class ResultParts {

    private ResultParts() {}

    /** The pieces of a result, in order; anything is taken. */
    public static List<Part> of(JsonNode result) {
        List<Part> parts = new ArrayList<>();
        for (JsonNode block : result.path("content")) {
            parts.add(part(block));
        }
        parts.addAll(structured(result));
        return parts;
    }

    /** The structured copy as a piece of text; none if there is none, or if a block of text says the same. */
    public static List<Part> structured(JsonNode result) {
        JsonNode structured = result.path("structuredContent");
        if (structured.isMissingNode() || structured.isNull() || saidInText(result, structured)) {
            return List.of();
        }
        return List.of(Part.text(Jsons.write(structured)));
    }

    private static boolean saidInText(JsonNode result, JsonNode structured) {
        for (JsonNode block : result.path("content")) {
            if (Jsons.read(block.path("text").asText())
                    .filter(structured::equals)
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static Part part(JsonNode block) {
        return switch (block.path("type").asText()) {
            case "text" -> Part.text(block.path("text").asText());
            case "image" ->
                new Part(
                        Part.Kind.IMAGE,
                        block.path("data").asText(),
                        block.path("mimeType").asText("image/png"));
            default -> new Part(Part.Kind.OTHER, Jsons.write(block), "");
        };
    }
}
