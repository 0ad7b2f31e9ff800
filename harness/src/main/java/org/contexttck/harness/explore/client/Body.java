package org.contexttck.harness.explore.client;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Marker;
import org.contexttck.json.Json;

/**
 * The content of one result.
 *
 * @param texts those of its blocks
 * @param pieces words that stand in the texts from beginning to end
 * @param markers what gives each part away, by its name
 */
record Body(
        ArrayNode blocks,
        Optional<ObjectNode> structured,
        List<String> texts,
        List<String> pieces,
        Map<String, Marker> markers) {

    static final String TEXT = "text";
    static final String COPY = "structured copy";

    static final Body NONE = new Body(Json.array(), Optional.empty(), List.of(), List.of(), Map.of());

    /** The result with this content and nothing else. */
    ObjectNode result() {
        ObjectNode result = Json.object();
        result.set("content", blocks.deepCopy());
        structured.ifPresent(copy -> result.set("structuredContent", copy.deepCopy()));
        return result;
    }

    /** Whether it has texts, and these hold all of them. */
    boolean wholeIn(List<String> shown) {
        return !pieces.isEmpty()
                && pieces.stream().allMatch(piece -> shown.stream().anyMatch(text -> text.contains(piece)));
    }

    /** Whether a text holds its structured copy, which hosts may hand to the model in place of texts. */
    boolean isCopiedIn(String text) {
        return structured.isPresent() && markers.get(COPY).in(text);
    }

    /** The parts of which a text holds anything, in any encoding. */
    List<String> partsIn(String raw) {
        return markers.entrySet().stream()
                .filter(one -> one.getValue().in(raw))
                .map(Map.Entry::getKey)
                .toList();
    }
}
