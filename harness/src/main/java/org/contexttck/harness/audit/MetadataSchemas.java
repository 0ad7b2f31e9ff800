package org.contexttck.harness.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;

/** Finds context metadata in tool results and checks each piece against its schema (W-S-04). */
final class MetadataSchemas {

    private static final List<Place> PLACES = List.of(
            new Place(Pointer.parse("/_meta/context"), "transient-context/context-meta.schema.json"),
            new Place(Pointer.parse("/_meta/contextHints"), "transient-context/context-hints.schema.json"));

    private final Schemas schemas;
    private final List<ClaimedPiece> claimed;

    /** @param claimed may grow while the run goes on */
    MetadataSchemas(Schemas schemas, List<ClaimedPiece> claimed) {
        this.schemas = schemas;
        this.claimed = claimed;
    }

    /** Where metadata may sit in a result, and the schema for what sits there. */
    private record Place(Pointer pointer, String schema) {}

    /**
     * One piece of metadata that was checked.
     *
     * @param place where it sits in the result, or in its structured content
     */
    record Checked(Pointer place, List<Violation> violations) {}

    /** Every piece of metadata in a result of a tool, always in the same order, with what is wrong with it. */
    Stream<Checked> in(String tool, JsonNode result) {
        return Stream.concat(anywhere(result), claimed(tool, result));
    }

    private Stream<Checked> claimed(String tool, JsonNode result) {
        return claimed.stream()
                .filter(piece -> piece.tool().equals(tool))
                .flatMap(piece -> piece.in(result).stream()
                        .map(node -> new Checked(
                                piece.at(), schemas.schema(piece.schema()).validate(node))));
    }

    private Stream<Checked> anywhere(JsonNode result) {
        return PLACES.stream()
                .flatMap(place -> place.pointer().at(result).stream()
                        .map(piece -> new Checked(
                                place.pointer(), schemas.schema(place.schema()).validate(piece))));
    }
}
