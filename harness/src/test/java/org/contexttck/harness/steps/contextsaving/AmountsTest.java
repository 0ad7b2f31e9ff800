package org.contexttck.harness.steps.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The cells of the tables. */
class AmountsTest {

    /** What is sent is what the feature says, digit by digit. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "1",
                "3.0",
                "3.7",
                "-1",
                "-5",
                "true",
                "[3]",
                "\"3\"",
                "\"three\"",
                "9007199254740993",
                "9223372036854775807",
                "18446744073709551615",
                "1e400"
            })
    void rawValuesAreSentAsTheyAreWritten(String raw) {
        assertThat(Json.write(Json.object().set("limit", Amounts.ofList(raw, 5).orElseThrow())))
                .isEqualTo("{\"limit\":" + raw + "}");
    }

    @ParameterizedTest
    @CsvSource({"size,7", "size-1,6", "size-2,5", "size+1,8", "size+100,107", "size/2,3", "size/3,2"})
    void sizes(String cell, String number) {
        assertThat(Amounts.ofList(cell, 7)).contains(Json.parse(number));
    }

    @Test
    void whatAListIsTooShortForIsNotAskedFor() {
        assertThat(Amounts.ofList("size-1", 1)).isEmpty();
        assertThat(Amounts.ofLines("lines/2", "a\n")).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Amounts.ofList("size*2", 1))
                .withMessage("no such amount: \"size*2\"");
    }

    @Test
    void lines() {
        assertThat(Amounts.ofLines("lines", "a\nb\n")).contains(Json.parse("2"));
        assertThat(Amounts.ofLines("lines-1", "a\nb\n\n")).contains(Json.parse("2"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bytes | a€b | [5]",
                "bytes-1 | a€b | [4]",
                "bytes/2 | abcd | [2]",
                "bytes/2 | €€ | [3]",
                "bytes/2 | € | []",
                "a line end | ab\\ncd | [3]",
                "a line end | ab\\n | []",
                "inside a line | ab\\ncdefgh | [5]",
                "inside a line | abcdef | [2]",
                "inside a 2-byte character | aéb | [2]",
                "inside a 3-byte character | a€b | [2,3]",
                "inside a 4-byte character | \uD83D\uDE00 | [1,2,3]",
                "inside a 4-byte character | abc | []",
            })
    void bytes(String cell, String text, String numbers) {
        assertThat(Json.write(Json.array().addAll(Amounts.ofBytes(cell, text.replace("\\n", "\n"), CutLimits.NONE))))
                .isEqualTo(numbers);
    }

    @Test
    void bytesBesideLinesAreThoseOfTheLinesLeft() {
        CutLimits head = new CutLimits(Optional.of(BigInteger.ONE), Optional.empty(), Optional.empty());

        assertThat(Amounts.ofBytes("bytes", "ab\ncd", head)).isEqualTo(List.of(Json.parse("3")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"3 | 3", "3.0 | 3", "\"3\" | 3", "0 | 0", "18446744073709551615 | 18446744073709551615"})
    void wholeNumbers(String raw, BigInteger number) {
        assertThat(Amounts.whole(Json.parse(raw))).contains(number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "3.7", "true", "[3]", "\"three\"", "1e99999", "null"})
    void noWholeNumbers(String raw) {
        assertThat(Amounts.whole(Json.parse(raw))).isEmpty();
    }

    @Test
    void aNumberBeyondEveryTypeIsWhole() {
        assertThat(Amounts.whole(Json.parse("1e400"))).contains(BigInteger.TEN.pow(400));
    }
}
