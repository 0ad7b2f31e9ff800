package org.contexttck.harness.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.wire.StructuredContent;

/**
 * Context metadata whose place only the profile knows.
 *
 * @param tool the tool whose results may hold it
 * @param at where, in the structured content
 * @param inText whether that may also be the JSON of the first text block (R40); not if the text is what the tool returns
 * @param schema the schema it has to fit, as a path below {@code schemas/}
 */
public record ClaimedPiece(String tool, Pointer at, boolean inText, String schema) {

    /** In the structured content or else in the JSON of the first text block. */
    public ClaimedPiece(String tool, Pointer at, String schema) {
        this(tool, at, true, schema);
    }

    /** The piece in a result that is no error; null counts as absent. */
    Optional<JsonNode> in(JsonNode result) {
        if (result.path("isError").asBoolean()) {
            return Optional.empty();
        }
        Optional<JsonNode> content = inText ? StructuredContent.of(result) : StructuredContent.direct(result);
        return content.flatMap(at::at).filter(piece -> !piece.isNull());
    }
}
