package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.contexttck.harness.peer.fixture.Marker;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.json.Json;

/**
 * What a scripted tool returns: a text of several lines and, if wanted, the same in other forms. Quotes, line ends and
 * characters beyond ASCII are in it, because hosts encode what they hand on.
 *
 * @param text the text block
 * @param pieces words that stand in the text from its beginning to its end
 * @param copied words of the structured copy; empty without one
 * @param markers what gives each part away, by the name of the part
 * @param blocks the content blocks of the result
 * @param structured the structured copy
 */
record Content(
        String text,
        List<String> pieces,
        List<String> copied,
        Map<String, Marker> markers,
        ArrayNode blocks,
        Optional<ObjectNode> structured) {

    private static final int LINES = 4;

    /** A text of a few lines. */
    static Content text(ScenarioWords words, String call) {
        Marker marker = words.marker("FULL", call);
        List<String> lines = IntStream.rangeClosed(1, LINES)
                .mapToObj(line -> line(line, marker.numbered(line)))
                .toList();
        return lines(
                lines,
                IntStream.rangeClosed(1, LINES).mapToObj(marker::numbered).toList(),
                marker);
    }

    /** These lines. @param pieces a word of each; @param marker occurs in each */
    static Content lines(List<String> lines, List<String> pieces, Marker marker) {
        String text = String.join("\n", lines);
        ArrayNode blocks = Json.array();
        blocks.addObject().put("type", "text").put("text", text);
        return new Content(text, pieces, List.of(), Map.of("text", marker), blocks, Optional.empty());
    }

    private static String line(int line, String word) {
        return switch (line) {
            case 1 -> word + " 15 activities, \"quoted\", back\\slash, na\u00efve \u6f22\u5b57 \ud83d\ude42";
            case LINES -> "and so on, 'til the end " + word;
            default -> "{\"id\": " + (70 + line) + ", \"note\": \"tab\\there\", \"tag\": \"" + word + "\"}";
        };
    }

    /** A text with a structured copy, an image and an embedded resource. */
    static Content everyForm(ScenarioWords words, String call) {
        Content plain = text(words, call);
        Marker copy = words.marker("COPY", call);
        Marker image = words.marker("IMAGE", call);
        Marker resource = words.marker("RESOURCE", call);
        ObjectNode structured = Json.object();
        for (int i = 1; i < LINES; i++) {
            structured
                    .withArrayProperty("records")
                    .addObject()
                    .put("id", 70 + i)
                    .put("note", copy.numbered(i));
        }
        ArrayNode blocks = plain.blocks.deepCopy();
        blocks.addObject().put("type", "image").put("data", image.picture()).put("mimeType", "image/png");
        blocks.addObject()
                .put("type", "resource")
                .putObject("resource")
                .put("uri", "records://" + call)
                .put("mimeType", "text/plain")
                .put("text", "attached: " + resource.word());
        Map<String, Marker> markers = new LinkedHashMap<>(plain.markers);
        markers.put("structured copy", copy);
        markers.put("image", image);
        markers.put("resource", resource);
        List<String> copied = IntStream.range(1, LINES).mapToObj(copy::numbered).toList();
        return new Content(plain.text, plain.pieces, copied, markers, blocks, Optional.of(structured));
    }

    /** The result with this content, without {@code _meta}. */
    ObjectNode result() {
        ObjectNode result = Json.object();
        result.set("content", blocks.deepCopy());
        structured.ifPresent(copy -> result.set("structuredContent", copy.deepCopy()));
        return result;
    }

    /** Whether a message carries it whole: its text, or the structured copy that says the same. */
    boolean wholeIn(PromptMessage message) {
        return pieces.stream().allMatch(message::holds)
                || !copied.isEmpty() && copied.stream().allMatch(message::holds);
    }

    /** Whether a text can be read whole. */
    boolean wholeIn(String shown) {
        return pieces.stream().allMatch(shown::contains);
    }

    /** The parts of which a text holds anything, in any encoding. */
    List<String> partsIn(String raw) {
        List<String> parts = new ArrayList<>();
        markers.forEach((part, marker) -> {
            if (marker.in(raw)) {
                parts.add(part);
            }
        });
        return parts;
    }
}
