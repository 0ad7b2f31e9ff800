package org.contexttck.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PointerTest {

    private static final JsonNode DOCUMENT =
            Json.parse("{\"foo\":[\"bar\",\"baz\"],\"\":0,\"a/b\":1,\"m~n\":8,\"~1\":9,\"n\":null,\"10\":\"ten\"}");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/foo | [\"bar\",\"baz\"]",
                "/foo/0 | \"bar\"",
                "/ | 0",
                "/a~1b | 1",
                "/m~0n | 8",
                "/~01 | 9",
                "/n | null",
                "/10 | \"ten\""
            })
    void findsWhatItPointsTo(String pointer, String value) {
        assertThat(Pointer.parse(pointer).at(DOCUMENT).map(Json::write)).contains(value);
        assertThat(Pointer.parse(pointer)).hasToString(pointer);
    }

    @Test
    void theEmptyPointerIsTheWhole() {
        assertThat(Pointer.parse("").at(DOCUMENT)).contains(DOCUMENT);
        assertThat(Pointer.root()).hasToString("");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/nope", "/foo/2", "/foo/-", "/foo/00", "/foo/x", "/foo/0/x", "/n/x", "/foo/99999999999", "//"})
    void absentIsEmpty(String pointer) {
        assertThat(Pointer.parse(pointer).at(DOCUMENT)).isEmpty();
    }

    @Test
    void growsByChildren() {
        assertThat(Pointer.root().child("a/b").child(3)).hasToString("/a~1b/3");
    }

    @ParameterizedTest
    @CsvSource({"items,/items", "#/items,/items", "$.items.id,/items/id", "#,''"})
    void aMissingSlashIsExplained(String text, String meant) {
        assertThatThrownBy(() -> Pointer.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a JSON Pointer is empty or starts with \"/\"; did you mean \"" + meant + "\" instead of \""
                        + text + "\"?");
    }

    @ParameterizedTest
    @CsvSource({"/a~b,3", "/a~,3", "/~2,2"})
    void aLoneTildeIsExplained(String text, int place) {
        assertThatThrownBy(() -> Pointer.parse(text))
                .hasMessage("\"~\" in a JSON Pointer is followed by 0 (for ~) or 1 (for /); see character " + place
                        + " of \"" + text + "\"");
    }
}
