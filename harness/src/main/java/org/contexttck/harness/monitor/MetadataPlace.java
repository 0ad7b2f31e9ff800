package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Pointer;

/**
 * Where the results of one tool hold a piece of metadata, by the implementation's own claim.
 *
 * @param tool its name
 * @param place in the structured content
 * @param inText whether the structured content may be JSON in the first text block (R40)
 * @param schema the path of the schema that the piece has to meet
 */
record MetadataPlace(String tool, Pointer place, boolean inText, String schema) {

    /** The piece in a result that is no error; null counts as absent. */
    Optional<JsonNode> in(JsonNode result) {
        if (result.path("isError").asBoolean()) {
            return Optional.empty();
        }
        Optional<JsonNode> content = inText ? StructuredContent.of(result) : StructuredContent.direct(result);
        return content.flatMap(place::at).filter(piece -> !piece.isNull());
    }
}
