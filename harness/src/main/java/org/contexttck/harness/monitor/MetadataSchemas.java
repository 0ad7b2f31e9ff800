package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Pointer;

/** Finds context metadata in tool results and checks each piece against its schema (W-S-04). */
final class MetadataSchemas {

    private static final Pointer META = Pointer.parse("/_meta");

    private final Schemas schemas;
    private final Supplier<List<MetadataPlace>> claimed;

    MetadataSchemas(Setting setting) {
        this(setting.schemas(), new ClaimedMetadata(setting.claims())::places);
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
    List<Checked> in(String tool, JsonNode result) {
        List<Checked> all = new ArrayList<>();
        JsonNode meta = result.path("_meta");
        if (meta.has("context") || meta.has("contextHints")) {
            all.add(checked(META, JudgingSchemas.META, meta));
        }
        for (MetadataPlace place : claimed.get()) {
            if (place.tool().equals(tool)) {
                place.in(result).ifPresent(piece -> all.add(checked(place.place(), place.schema(), piece)));
            }
        }
        return all;
    }

    private Checked checked(Pointer place, String schema, JsonNode piece) {
        return new Checked(place, schemas.schema(schema).validate(piece));
    }
}
