package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.json.Json;
import org.contexttck.reports.page.Html;
import org.junit.jupiter.api.Test;

class SchemaMemberTest {

    private static final JsonNode SCHEMA = Json.parse("""
            {"properties": {
               "a": {"type": ["string", "null"], "minLength": 1},
               "list": {"type": "array", "items": {"properties": {"b": {"enum": [1, "x"]}}, "required": ["b"]}},
               "other": {"$ref": "../mcp/common/meta.schema.json#/$defs/x"}},
             "required": ["a", "unnamed"]}
            """);

    @Test
    void namesMembersWithThoseTheyStandIn() {
        assertThat(SchemaMember.of(SCHEMA))
                .extracting(SchemaMember::name, SchemaMember::required)
                .containsExactly(
                        tuple("a", true),
                        tuple("list", false),
                        tuple("list[].b", true),
                        tuple("other", false),
                        tuple("unnamed", true));
    }

    @Test
    void saysInWordsWhatAValueMayBe() {
        assertThat(type("/properties/a")).isEqualTo("string or null, characters at least 1");
        assertThat(type("/properties/list")).isEqualTo("array");
        assertThat(type("/properties/list/items/properties/b"))
                .isEqualTo("<code>1</code> | <code>&quot;x&quot;</code>");
        assertThat(type("/properties/other")).isEqualTo("<a href=\"schemas-mcp-common.html#meta--x\">x</a>");
    }

    private static String type(String pointer) {
        Html html = new Html();
        new SchemaTypes(new SchemaFile("transient-context", "own", SCHEMA, Json.array()), html)
                .write(SCHEMA.at(pointer));
        return html.toString().replace("<!doctype html>\n", "");
    }
}
