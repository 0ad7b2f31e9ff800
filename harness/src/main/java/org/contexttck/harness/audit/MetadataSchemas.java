package org.contexttck.harness.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;

/** Finds context metadata in tool results and checks each piece against its schema (W-S-04). */
final class MetadataSchemas {

    private static final Map<Pointer, String> PLACES = Map.of(
            Pointer.parse("/_meta/context"), "transient-context/context-meta.schema.json",
            Pointer.parse("/_meta/contextHints"), "transient-context/context-hints.schema.json");

    private final Schemas schemas;

    MetadataSchemas(Schemas schemas) {
        this.schemas = schemas;
    }

    /**
     * One piece of metadata that was checked.
     *
     * @param place where it sits in the result
     */
    record Checked(Pointer place, List<Violation> violations) {}

    /** Every piece of metadata in a tool result, with what is wrong with it. */
    Stream<Checked> in(JsonNode result) {
        return PLACES.entrySet().stream()
                .flatMap(entry -> entry.getKey().at(result).stream()
                        .map(piece -> new Checked(
                                entry.getKey(), schemas.schema(entry.getValue()).validate(piece))));
    }
}
