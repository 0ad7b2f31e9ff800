package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Pointer;

/** Finds context metadata in tool results and checks each piece against its schema (W-S-04). */
final class MetadataSchemas {

    private static final Pointer META = Pointer.parse("/_meta");

    private final Schemas schemas;
    private final Supplier<List<MetadataPlace>> claimed;

    MetadataSchemas(Setting setting) {
        this(setting.schemas(), () -> ClaimedMetadata.of(setting.claims().get()));
    }

    /** @param claimed asked anew for each result */
    MetadataSchemas(Schemas schemas, Supplier<List<MetadataPlace>> claimed) {
        this.schemas = schemas;
        this.claimed = claimed;
    }

    /**
     * One piece of metadata that was checked.
     *
     * @param place where it sits in the result, or in its structured content
     */
    record Checked(Pointer place, List<Violation> violations) {}

    /** Every piece of metadata in a result of a tool, with what is wrong with it. */
    Stream<Checked> in(String tool, JsonNode result) {
        Stream<Checked> fixed = META.at(result).stream()
                .filter(meta -> meta.has("context") || meta.has("contextHints"))
                .map(meta -> checked(META, JudgingSchemas.META, meta));
        Stream<Checked> theirs = claimed.get().stream()
                .filter(place -> place.tool().equals(tool))
                .flatMap(
                        place -> place.in(result).stream().map(piece -> checked(place.place(), place.schema(), piece)));
        return Stream.concat(fixed, theirs);
    }

    private Checked checked(Pointer place, String schema, JsonNode piece) {
        return new Checked(place, schemas.schema(schema).validate(piece));
    }
}
