package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;
import org.junit.jupiter.api.Test;

/** Metadata at the places that an implementation claims (W-S-04). */
class MetadataPlaceTest {

    private static final String PAGINATION = "context-saving/pagination-info.schema.json";
    private static final String BAD = "{\"pagination\":{\"offset\":0,\"limit\":2,\"total\":3}}";
    private static final MetadataPlace PLACE =
            new MetadataPlace("list", Pointer.parse("/pagination"), true, PAGINATION);

    private final MetadataSchemas schemas = new MetadataSchemas(Schemas.bundled(), () -> List.of(PLACE));

    @Test
    void aPieceInStructuredContentOrTextIsChecked() {
        assertThat(violations("list", "{\"structuredContent\":" + BAD + "}")).hasSize(1);
        assertThat(violations("list", text(BAD))).hasSize(1).first().asString().contains("has_more");
    }

    @Test
    void otherToolsErrorsAndAbsentPiecesAreLeftAlone() {
        assertThat(schemas.in("other", Json.parse(text(BAD)))).isEmpty();
        assertThat(schemas.in("list", Json.parse("{\"isError\":true,\"structuredContent\":" + BAD + "}")))
                .isEmpty();
        assertThat(schemas.in("list", Json.parse(text("{\"pagination\":null}"))))
                .isEmpty();
        assertThat(schemas.in("list", Json.parse(text("[1,")))).isEmpty();
    }

    /** A log that happens to be JSON is text, not metadata. */
    @Test
    void plainTextIsNotReadForMetadata() {
        MetadataPlace place = new MetadataPlace("list", Pointer.parse("/pagination"), false, PAGINATION);

        assertThat(new MetadataSchemas(Schemas.bundled(), () -> List.of(place)).in("list", Json.parse(text(BAD))))
                .isEmpty();
    }

    private List<String> violations(String tool, String result) {
        return schemas.in(tool, Json.parse(result)).stream()
                .flatMap(checked -> checked.violations().stream())
                .map(violation -> violation.message())
                .toList();
    }

    private static String text(String json) {
        JsonNode block = Json.object().put("type", "text").put("text", json);
        return "{\"content\":[" + Json.write(block) + "]}";
    }
}
