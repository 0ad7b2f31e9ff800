package org.contexttck.harness.steps.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** Schemas as real generators write them. */
class InputSchemaTest {

    private static final InputSchema SCHEMA = new InputSchema(Json.parse("""
            {"type": "object", "required": ["goal"],
             "$defs": {"Intent": {"type": "string", "enum": ["build", "plan"]}, "Loop": {"$ref": "#/$defs/Loop"}},
             "properties": {
               "goal": {"type": "string"},
               "intent": {"$ref": "#/$defs/Intent", "default": "build"},
               "layer": {"anyOf": [{"const": "wake"}, {"const": "recall"}, {"type": "null"}], "default": null},
               "limit": {"type": ["integer", "null"], "default": 24},
               "count": {"type": "number", "multipleOf": 1},
               "share": {"type": "number", "multipleOf": 0.5},
               "domain": {"allOf": [{"type": "string", "default": "x"}]},
               "loop": {"$ref": "#/$defs/Loop"},
               "gone": {"$ref": "#/$defs/Gone"},
               "any": true}}
            """));

    @Test
    void readsTypesHoweverTheyAreWritten() {
        assertThat(SCHEMA.required()).containsExactly("goal");
        assertThat(SCHEMA.types("goal")).containsExactly("string");
        assertThat(SCHEMA.types("intent")).containsExactly("string");
        assertThat(SCHEMA.types("layer")).containsExactlyInAnyOrder("string", "null");
        assertThat(SCHEMA.types("limit")).containsExactly("integer", "null");
        assertThat(SCHEMA.types("domain")).containsExactly("string");
    }

    @Test
    void tellsWholeNumbersFromOthers() {
        assertThat(SCHEMA.wholeNumber("limit")).isTrue();
        assertThat(SCHEMA.wholeNumber("count")).isTrue();
        assertThat(SCHEMA.wholeNumber("share")).isFalse();
        assertThat(SCHEMA.wholeNumber("goal")).isFalse();
        assertThat(SCHEMA.wholeNumber("none")).isFalse();
    }

    @Test
    void readsListedValuesAndDefaults() {
        assertThat(SCHEMA.values("intent")).containsExactly("build", "plan");
        assertThat(SCHEMA.values("layer")).containsExactly("wake", "recall");
        assertThat(SCHEMA.values("goal")).isEmpty();
        assertThat(SCHEMA.standard("intent")).hasToString("\"build\"");
        assertThat(SCHEMA.standard("layer").isNull()).isTrue();
        assertThat(SCHEMA.standard("domain")).hasToString("\"x\"");
        assertThat(SCHEMA.standard("goal").isMissingNode()).isTrue();
    }

    @Test
    void aSchemaThatBranchesWithoutEndIsGivenUp() {
        String self = "{\"$ref\": \"#/properties/a\"}, ".repeat(500);
        InputSchema hostile = new InputSchema(
                Json.parse("{\"properties\": {\"a\": {\"anyOf\": [" + self + "{\"type\": \"null\"}]}}}"));
        assertThat(hostile.types("a")).isEmpty();
    }

    @Test
    void survivesWhatLeadsNowhere() {
        assertThat(SCHEMA.declares("loop")).isTrue();
        assertThat(SCHEMA.declares("none")).isFalse();
        assertThat(SCHEMA.types("loop")).isEmpty();
        assertThat(SCHEMA.types("gone")).isEmpty();
        assertThat(SCHEMA.types("any")).isEmpty();
        assertThat(SCHEMA.types("none")).isEmpty();
        assertThat(new InputSchema(Json.parse("[]")).required()).isEmpty();
    }
}
