package org.contexttck.harness.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The texts that end up in failure cards. */
class ViolationTest {

    /** A schema that says of members of any name what they must be. */
    private static final String ENVIRONMENT = "kit/profile#/$defs/stdio/properties/env";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "transient-context/context-meta|{\"consumed\":\"true\"}|/consumed: string found, boolean expected, but is \"true\"",
                "transient-context/context-meta|null|(whole value): null found, object expected",
                "kit/profile#/$defs/stdio/properties/env|{\"x-a\":null}|/x-a: null found, [string, number, boolean] expected",
                "transient-context/context-meta#/$defs/marked|{\"lifecycle\":\"transient\",\"summary\":\" \"}|/summary: must not be blank, but is \" \"",
                "transient-context/context-hints|[{\"step\":2.5,\"tool\":\"f\",\"lifecycle\":\"transient\",\"consumedBy\":\"c\"}]|/0/step: number found, integer expected, but is 2.5",
                "sub-context/context|{\"type\":\"reasoning\"}|(whole value): required property 'id' not found",
                "context-pack/facet|\"prior_art\"|(whole value): does not have a value in the enumeration",
                "context-saving/pagination-parameters|{\"limit\":-1}|/limit: must have a minimum value of 0, but is -1"
            })
    void readsWell(String schema, String value, String line) {
        assertThat(violations(schema, value))
                .singleElement()
                .satisfies(violation -> assertThat(violation.line()).startsWith(line));
    }

    @Test
    void namesThePlaceInTheSchema() {
        assertThat(violations(
                        "transient-context/tool-result", "{\"content\":[],\"_meta\":{\"context\":{\"consumed\":1}}}"))
                .containsExactly(new Violation(
                        "/_meta/context/consumed",
                        "type",
                        "integer found, boolean expected, but is 1",
                        "transient-context/context-meta.schema.json#/properties/consumed/type"));
    }

    @Test
    void hostileTextStaysOnOneShortLine() {
        String name = "a\\u001b[2Jb\\nc\\u202ed";
        String value = "x\\r\\n".repeat(10_000);
        List<Violation> found = violations("context-pack/facet", "\"" + name + value + "\"");
        assertThat(found)
                .singleElement()
                .satisfies(violation -> assertThat(violation.line())
                        .hasSizeLessThan(500)
                        .doesNotContain("\n")
                        .doesNotContain("\u001b")
                        .doesNotContain("\u202e"));
        assertThat(violations(ENVIRONMENT, "{\"" + name + "\":null}"))
                .singleElement()
                .satisfies(violation -> {
                    assertThat(violation.line()).startsWith("/a\\u001b[2Jb\\u000ac\\u202ed: null found");
                    assertThat(violation.pointer()).isEqualTo("/a\u001b[2Jb\nc\u202ed");
                });
    }

    @Test
    void whatNobodyCanSeeIsEscaped() {
        assertThat(new Violation("/\udb40\udc41\u200b\ud83d\ude00", "type", "wrong", "x").line())
                .isEqualTo("/\\udb40\\udc41\\u200b\ud83d\ude00: wrong");
    }

    @Test
    void pointersAreEscaped() {
        assertThat(violations(ENVIRONMENT, "{\"a/b~c\":null}"))
                .extracting(Violation::pointer)
                .containsExactly("/a~1b~0c");
    }

    @Test
    void listsNoMoreThanAHundred() {
        ArrayNode hints = Json.array();
        for (int i = 0; i < 5_000; i++) {
            hints.addNull();
        }
        assertThat(Schemas.bundled()
                        .schema("transient-context/context-hints.schema.json")
                        .validate(hints))
                .hasSize(100)
                .first()
                .extracting(Violation::line)
                .isEqualTo("/0: null found, object expected");
    }

    private static List<Violation> violations(String schema, String value) {
        int hash = schema.indexOf('#');
        String path = hash < 0
                ? schema + ".schema.json"
                : schema.substring(0, hash) + ".schema.json" + schema.substring(hash);
        return Schemas.bundled().schema(path).validate(Json.parse(value));
    }
}
