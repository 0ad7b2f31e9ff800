package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cut stderr (R51) and cut JSON (R53). */
class StderrAndJsonTest {

    @Test
    void theInfoOfACutStderrAgreesWithWhatCameBack() {
        String kept = "line\n".repeat(20_000);
        String info = "{\"original_bytes\":%d,\"original_lines\":40000,\"kept_bytes\":100000,\"kept_lines\":%d}";

        assertThat(StderrOracle.info(Json.parse(info.formatted(200_000, 20_000)), kept))
                .isEmpty();
        assertThat(StderrOracle.info(Json.parse(info.formatted(100_000, 20_000)), kept))
                .extracting(InfoFault::member, InfoFault::expected)
                .containsExactly(tuple("original_bytes", "more than 100000"));
        assertThat(StderrOracle.info(Json.parse(info.formatted(200_000, 7)), kept))
                .extracting(InfoFault::member, InfoFault::expected)
                .containsExactly(tuple("kept_lines", "20000"));
        assertThat(StderrOracle.info(Json.parse("{}"), kept)).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":1} | {\"a\":1.0} | false | ",
                "{\"a\":1} | {\"a\":1} | true | ",
                "{\"a\":1} | \"{\\\"a\" | true | ",
                "{\"a\":1} | \"{\\\"a\" | false | is another value than the whole one, with no truncated: true beside it",
                "12345 | 123 | false | is another value than the whole one, with no truncated: true beside it",
                "12345 | 123 | true | ",
                "12345 | | false | is absent, must be a text or the whole value",
            })
    void json(String whole, String seen, boolean flagged, String fault) {
        assertThat(JsonCut.fault(
                        Json.parse(whole),
                        Optional.empty(),
                        Optional.ofNullable(seen).map(Json::parse),
                        flagged))
                .isEqualTo(Optional.ofNullable(fault));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "12345 | 3 | \"123\" | true",
                "12345 | 3 | 123 | true",
                "12345 | 3 | 124 | false",
                "12345 | 3 | \"12\" | false",
                "{\"a\":1} | 4 | \"{\\\"a\\\"\" | true",
                "{\"a\":1} | 4 | {} | false",
                "{\"a\":1} | 4 | \"cut\" | false",
            })
    void aFlaggedValueIsWhatTheLimitsLeaveOrTheParseOfIt(String whole, String most, String seen, boolean right) {
        List<Cut> cuts = CutOracle.allowed(whole, CutOracleTest.limits(null, null, most));

        assertThat(JsonCut.fault(Json.parse(whole), Optional.of(cuts), Optional.of(Json.parse(seen)), true)
                        .isEmpty())
                .isEqualTo(right);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"{\\\"name\\\":\\\"he\" | true",
                "\"ame\\\":\\\"hel\\\\u00e\" | true",
                "\"{\\\"error\\\":\\\"too large\" | false",
                "\"too large\" | false",
                "\"\" | true",
            })
    void ofAValueWhoseTextIsNotKnownNoForeignWordComes(String seen, boolean right) {
        assertThat(JsonCut.fault(
                                Json.parse("{\"name\":\"hello\",\"list\":[\"out\"]}"),
                                Optional.empty(),
                                Optional.of(Json.parse(seen)),
                                true)
                        .isEmpty())
                .isEqualTo(right);
    }

    /** A cut may fall into an escape, and who writes JSON may escape what it likes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nb\"}              | true",
                "u001bb\"}          | true",
                "1bb\"}             | true",
                "\\nb\"}            | true",
                "xb\"}              | false",
                "\"gr\\u00fcn\",    | true",
                "\"gr\\u00fc        | true",
                "\"gr\\u00          | true",
                "\"gr\\u00fdn\",    | false",
                "fcn\", \"b         | true",
            })
    void aPieceMayBeginAndEndWithinAnEscape(String piece, boolean right) {
        assertThat(JsonCut.fault(
                                Json.parse("{\"of\":\"grün\",\"at\":\"\\nb\"}"),
                                Optional.empty(),
                                Optional.of(Json.text(piece)),
                                true)
                        .isEmpty())
                .isEqualTo(right);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"{\\\"a\\\":1}\" | true",
                "\"[1]\" | true",
                "\"12\" | false",
                "\"{a\" | false",
                "{\"a\":1} | false"
            })
    void aTextThatSpellsOutJson(String whole, boolean spelt) {
        assertThat(JsonCut.spelt(Json.parse(whole))).isEqualTo(spelt);
    }
}
