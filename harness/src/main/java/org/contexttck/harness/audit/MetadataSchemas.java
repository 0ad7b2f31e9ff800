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

    MetadataSchemas(Schemas schemas) {
        this.schemas = schemas;
    }

    /** Where metadata may sit in a result, and the schema for what sits there. */
    private record Place(Pointer pointer, String schema) {}

    /**
     * One piece of metadata that was checked.
     *
     * @param place where it sits in the result
     */
    record Checked(Pointer place, List<Violation> violations) {}

    /** Every piece of metadata in a tool result, always in the same order, with what is wrong with it. */
    Stream<Checked> in(JsonNode result) {
        return PLACES.stream()
                .flatMap(place -> place.pointer().at(result).stream()
                        .map(piece -> new Checked(
                                place.pointer(), schemas.schema(place.schema()).validate(piece))));
    }
}
