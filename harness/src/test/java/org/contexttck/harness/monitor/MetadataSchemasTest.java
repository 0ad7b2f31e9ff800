package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;
import org.junit.jupiter.api.Test;

class MetadataSchemasTest {

    private static final String PACK = "context-pack/context-pack.schema.json";

    @Test
    void aPackIsCheckedWhereTheProfileSaysItIs() {
        assertThat(violations("", "{\"structuredContent\": {\"goal\": 1}}"))
                .extracting(Violation::pointer)
                .contains("/goal");
        assertThat(violations("/pack", "{\"structuredContent\": {\"pack\": {\"goal\": 1}}}"))
                .extracting(Violation::pointer)
                .contains("/goal");
        assertThat(violations("", "{\"content\": [{\"type\": \"text\", \"text\": \"{\\\"layer\\\": \\\"deep\\\"}\"}]}"))
                .extracting(Violation::pointer)
                .contains("/layer");
    }

    @Test
    void whatIsNoPackIsLetBe() {
        assertThat(in("context", "", "{\"isError\": true, \"structuredContent\": {\"goal\": 1}}"))
                .isEmpty();
        assertThat(in("context", "/pack", "{\"structuredContent\": {\"goal\": 1}}"))
                .isEmpty();
        assertThat(in("context", "", "{\"content\": [{\"type\": \"text\", \"text\": \"# Pack\"}]}"))
                .isEmpty();
        assertThat(in("remember", "", "{\"structuredContent\": {\"goal\": 1}}")).isEmpty();
    }

    @Test
    void theMarksOfAnyToolAreCheckedStill() {
        assertThat(in("remember", "", "{\"_meta\": {\"context\": {\"lifecycle\": 1}}}"))
                .hasSize(1);
    }

    private static List<Violation> violations(String at, String result) {
        List<MetadataSchemas.Checked> checked = in("context", at, result);
        assertThat(checked).hasSize(1);
        return checked.get(0).violations();
    }

    private static List<MetadataSchemas.Checked> in(String tool, String at, String result) {
        List<MetadataPlace> pieces = List.of(new MetadataPlace("context", Pointer.parse(at), true, PACK));
        return new MetadataSchemas(Schemas.bundled(), () -> pieces).in(tool, Json.parse(result));
    }
}
