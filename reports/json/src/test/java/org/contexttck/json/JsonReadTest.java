package org.contexttck.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReadTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2.50",
                "1e400",
                "1E+400",
                "-0",
                "-0.0",
                "0",
                "1.0",
                "1e999999999",
                "-1e-999999999",
                "1.10e5",
                "123456789012345678901234567890",
                "0.1000000000000000055511151231257827",
                "9007199254740993",
                "-7",
                "9223372036854775807",
                "-9223372036854775809",
                "1234567890"
            })
    void numbersAreWrittenBackAsGiven(String number) throws JsonProblem {
        JsonNode node = Json.read(number).node();
        assertThat(node.isNumber()).isTrue();
        assertThat(Json.write(node)).isEqualTo(number);
        assertThat(Json.write(Json.read("{\"a\":[" + number + "]}").node())).isEqualTo("{\"a\":[" + number + "]}");
    }

    @Test
    void integersGetTheNarrowestNode() {
        assertThat(Json.parse("12").isInt()).isTrue();
        assertThat(Json.parse("2147483648").isLong()).isTrue();
        assertThat(Json.parse("9223372036854775807").isLong()).isTrue();
        assertThat(Json.parse("9223372036854775808").isBigInteger()).isTrue();
        assertThat(Json.parse("1.0").isBigDecimal()).isTrue();
    }

    @Test
    void aNumberBeyondBigDecimalIsTooLarge() {
        assertProblem(problem("[1e99999999999]"), JsonProblem.Kind.TOO_LARGE, 1, 2);
        assertThat(problem("[1e99999999999]")).hasMessage("a number with an exponent beyond 2147483647");
        assertThat(problem("1".repeat(10_001))).hasMessage("a number of more than 10000 digits");
    }

    @Test
    void aRepeatedKeyIsNotedAndTheLastValueWins() throws JsonProblem {
        Parsed parsed = Json.read("{\"a\":1,\"b\":[{},{\"c/d\":1,\"c/d\":2}],\"a\":3}");
        assertThat(Json.write(parsed.node())).isEqualTo("{\"a\":3,\"b\":[{},{\"c/d\":2}]}");
        assertThat(parsed.notes())
                .containsExactly(
                        new JsonNote(JsonNote.Kind.DUPLICATE_KEY, "/b/1/c~1d"),
                        new JsonNote(JsonNote.Kind.DUPLICATE_KEY, "/a"));
        assertThat(parsed.notes().get(1).text()).isEqualTo("key /a occurs more than once; the last value is used");
    }

    @Test
    void halfASurrogatePairIsNotedAndKept() throws JsonProblem {
        Parsed parsed = Json.read("{\"a\":[\"ok \\ud83d\\ude00\",\"\\ud800\"],\"b\":{\"\\udc00x\":1}}");
        assertThat(parsed.notes())
                .extracting(JsonNote::kind, JsonNote::pointer)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(JsonNote.Kind.LONE_SURROGATE, "/a/1"),
                        org.assertj.core.groups.Tuple.tuple(JsonNote.Kind.LONE_SURROGATE, "/b/\udc00x"));
        assertThat(Json.write(parsed.node()))
                .isEqualTo("{\"a\":[\"ok \ud83d\ude00\",\"\\ud800\"],\"b\":{\"\\udc00x\":1}}");
        assertThat(new JsonNote(JsonNote.Kind.LONE_SURROGATE, "").text())
                .isEqualTo("text at the root holds half a surrogate pair");
    }

    @Test
    void notesAreBounded() throws JsonProblem {
        String many = "{" + "\"a\":1,".repeat(5000) + "\"a\":1}";
        assertThat(Json.read(many).notes()).hasSize(NoteList.MOST);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | EMPTY | 1 | nothing there, a JSON value was expected",
                "` ` | EMPTY | 1 | nothing there, a JSON value was expected",
                "{} junk | TRAILING | 4 | more text after the value",
                "{}{} | TRAILING | 3 | more text after the value",
                "{}} | TRAILING | 3 | more text after the value",
                "1 2 | TRAILING | 3 | more text after the value",
                "{'a':1} | NOT_JSON | 2 | expected a key in double quotes, found \"'\"",
                "{\"a\" 1} | NOT_JSON | 6 | expected \":\", found \"1\"",
                "{\"a\":1,} | NOT_JSON | 8 | expected a key in double quotes, found \"}\"",
                "{,} | NOT_JSON | 2 | expected a key in double quotes, found \",\"",
                "{\"a\":01} | NOT_JSON | 7 | a number has no leading zeros",
                "[1,] | NOT_JSON | 4 | expected a value, found \"]\"",
                "[1 2] | NOT_JSON | 4 | expected \",\" or \"]\", found \"2\"",
                "[1} | NOT_JSON | 3 | expected \",\" or \"]\", found \"}\"",
                "[NaN] | NOT_JSON | 2 | expected a value, found \"N\"",
                "[nul] | NOT_JSON | 2 | expected a value, found \"n\"",
                "[1.] | NOT_JSON | 4 | expected a digit, found \"]\"",
                "[1e+] | NOT_JSON | 5 | expected a digit, found \"]\"",
                "[-] | NOT_JSON | 3 | expected a digit, found \"]\"",
                "[+1] | NOT_JSON | 2 | expected a value, found \"+\"",
                "[.5] | NOT_JSON | 2 | expected a value, found \".\"",
                "- | NOT_JSON | 2 | the text ends before the value does",
                "/* c */ 1 | NOT_JSON | 1 | expected a value, found \"/\"",
                "[1, | NOT_JSON | 4 | the text ends before the value does",
                "{\"a | NOT_JSON | 4 | the text ends before the value does",
                "\"\\ | NOT_JSON | 3 | the text ends before the value does",
                "\"\\x\" | NOT_JSON | 2 | unknown escape inside a string: a backslash before \"x\"",
                "\"\\u12g4\" | NOT_JSON | 2 | \"\\u\" inside a string takes four hexadecimal digits",
                "\"a\tb\" | NOT_JSON | 3 | control character U+0009 inside a string; it has to be escaped",
                "[\u00a01] | NOT_JSON | 2 | expected a value, found \"\u00a0\"",
                "[\u00001] | NOT_JSON | 2 | expected a value, found U+0000",
                "<html> | NOT_JSON | 1 | expected a value, found \"<\"",
            })
    void faultsAreClassifiedPlacedAndExplained(String text, JsonProblem.Kind kind, long column, String message) {
        assertProblem(problem(text), kind, 1, column);
        assertThat(problem(text)).hasMessage(message);
    }

    @Test
    void linesAreCounted() {
        assertThat(problem("{\n 'a':1}").describe())
                .isEqualTo("line 2, column 2: expected a key in double quotes, found \"'\"");
        assertThat(problem("[1,\r\n2,\n").describe())
                .isEqualTo("line 3, column 1: the text ends before the value does");
    }

    @Test
    void aByteOrderMarkIsRefused() {
        byte[] marked = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf, '{', '}'};
        JsonProblem problem = catchThrowableOfType(JsonProblem.class, () -> Json.read(marked));
        assertProblem(problem, JsonProblem.Kind.NOT_JSON, 1, 1);
        assertThat(problem).hasMessage("starts with a byte order mark");
    }

    @Test
    void badUtf8IsPlacedByByte() {
        byte[] bytes = "{\n \"é\": \"?\"}".getBytes(StandardCharsets.UTF_8);
        bytes[9] = (byte) 0xff;
        JsonProblem problem = catchThrowableOfType(JsonProblem.class, () -> Json.read(bytes));
        assertProblem(problem, JsonProblem.Kind.BAD_UTF8, 2, 7);
        assertThat(problem).hasMessage("byte 0xff at offset 9 is not UTF-8");
        assertThat(problem.byteOffset()).hasValue(9);
        assertThat(problem("x").byteOffset()).isEmpty();
    }

    @Test
    void whoeverNeedsTheSpellingScansTheTokens() throws JsonProblem {
        String text = " [\"\\u00e9\", 1.50, true";
        JsonScanner scanner = new JsonScanner(text);
        assertThat(scanner.skip('[')).isTrue();
        assertThat(scanner.peek()).isEqualTo('"');
        int start = scanner.position();
        assertThat(scanner.string()).isEqualTo("é");
        assertThat(text.substring(start, scanner.position())).isEqualTo("\"\\u00e9\"");
        assertThat(scanner.skip(']')).isFalse();
        assertThat(scanner.skip(',')).isTrue();
        assertThat(scanner.atEnd()).isFalse();
        assertThat(scanner.number()).isEqualTo("1.50");
        assertThat(scanner.expected("\",\"")).hasMessage("expected \",\", found \",\"");
        assertThat(scanner.skip(',') && scanner.peek() == 't').isTrue();
        scanner.word("true");
        assertThat(scanner.atEnd()).isTrue();
        assertThat(scanner.expected("\"]\"")).hasMessage("the text ends before the value does");
    }

    @Test
    void cutOffAndEncodedSurrogatesAreBadUtf8() {
        byte[] cut = {'"', (byte) 0xe2, (byte) 0x82};
        byte[] surrogate = {'"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"'};
        for (byte[] bytes : List.of(cut, surrogate)) {
            JsonProblem problem = catchThrowableOfType(JsonProblem.class, () -> Json.read(bytes));
            assertThat(problem.kind()).isEqualTo(JsonProblem.Kind.BAD_UTF8);
            assertThat(problem.byteOffset()).hasValue(1);
        }
    }

    @Test
    void depthIsBoundedWithoutExhaustingTheStack() throws JsonProblem {
        assertThat(problem("[".repeat(100_000)).kind()).isEqualTo(JsonProblem.Kind.TOO_DEEP);
        assertThat(problem("{\"a\":".repeat(100_000))).hasMessage("nested deeper than 1000 levels");
        String thousand = "[".repeat(1000) + "]".repeat(1000);
        assertThat(Json.write(Json.read(thousand).node())).isEqualTo(thousand);
        assertProblem(problem("[" + thousand + "]"), JsonProblem.Kind.TOO_DEEP, 1, 1001);
    }

    @Test
    void aRaisedDepthLimitReadsWritesAndComparesDeepTrees() throws JsonProblem {
        String deep = "[".repeat(100_000) + "]".repeat(100_000);
        JsonLimits limits = JsonLimits.defaults().withMaxDepth(100_000);
        JsonNode node = Json.read(deep, limits).node();
        JsonNode again =
                Json.read(deep.getBytes(StandardCharsets.UTF_8), limits).node();
        assertThat(Json.write(node)).isEqualTo(deep);
        assertThat(JsonEquality.equal(node, again)).isTrue();
        assertThat(JsonDiff.between(node, again)).isEmpty();
    }

    @Test
    void sizeAndNumberOfValuesAreBounded() {
        JsonLimits small = JsonLimits.defaults().withMaxBytes(4);
        assertThat(catchThrowableOfType(JsonProblem.class, () -> Json.read("[1,2]", small)))
                .hasMessage("5 bytes, more than the limit of 4");
        JsonLimits few = new JsonLimits(100, 10, 3);
        assertThat(catchThrowableOfType(JsonProblem.class, () -> Json.read("[1,2,3]", few)))
                .hasMessage("more than 3 values");
        assertThatThrownBy(() -> new JsonLimits(0, 1, 1)).hasMessage("JSON limits must be at least 1");
    }

    @Test
    void longStringsAndNamesAreNoProblem() throws JsonProblem {
        String name = "k".repeat(100_000);
        String text = "{\"" + name + "\":\"" + "v".repeat(21_000_000) + "\"}";
        assertThat(Json.read(text).node().get(name).textValue()).hasSize(21_000_000);
    }

    @Test
    void theKitsOwnLiteralsMustBeSound() {
        assertThatThrownBy(() -> Json.parse("{"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("line 1, column 2: the text ends before the value does");
        assertThatThrownBy(() -> Json.parse("{\"a\":1,\"a\":1}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("key /a occurs more than once; the last value is used");
    }

    @Test
    void textIsEscapedOnlyWhereItMustBe() {
        JsonNode node = Json.object()
                .put("q\"\\", "\n\r\t\b\f\u0001/é\u2028")
                .putNull("n")
                .put("t", true);
        assertThat(Json.write(node))
                .isEqualTo("{\"q\\\"\\\\\":\"\\n\\r\\t\\b\\f\\u0001/é\u2028\",\"n\":null,\"t\":true}");
        assertThat(Json.parse(Json.write(node))).isEqualTo(node);
    }

    @Test
    void whatIsHiddenIsEscapedOnDemand() {
        JsonNode node = Json.object().put("\u2028", "a\u001bé\u202e\ud83d\ude00\udb40\udc01\ud800");
        IntPredicate hidden = c -> Character.getType(c) == Character.FORMAT || c == '\u2028' || c == 'a';
        assertThat(Json.write(node, hidden))
                .isEqualTo("{\"\\u2028\":\"a\\u001Bé\\u202e\ud83d\ude00\\udb40\\udc01\\ud800\"}");
        assertThat(Json.pretty(node, hidden)).startsWith("{\n  \"\\u2028\": ");
    }

    @Test
    void prettyIndentsByTwo() {
        assertThat(Json.pretty(Json.parse("{\"a\":[1,{}],\"b\":[]}")))
                .isEqualTo("{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}");
    }

    private static JsonProblem problem(String text) {
        return catchThrowableOfType(JsonProblem.class, () -> Json.read(text));
    }

    private static void assertProblem(JsonProblem problem, JsonProblem.Kind kind, long line, long column) {
        assertThat(problem.kind()).isEqualTo(kind);
        assertThat(problem.line()).isEqualTo(line);
        assertThat(problem.column()).isEqualTo(column);
    }

    @Test
    void theTextOfEachMemberIsKept() throws JsonProblem {
        String text = " {\"a\" : {\"b\": [1, 2.50]} ,\"c\":\"x\\u0041\", \"d\": -0, \"a\": [ ] } ";

        ParsedMembers members = Json.readMembers(text, JsonLimits.defaults());

        assertThat(members.text("a")).contains("[ ]");
        assertThat(members.text("c")).contains("\"x\\u0041\"");
        assertThat(members.text("d")).contains("-0");
        assertThat(members.text("b")).isEmpty();
        assertThat(members.parsed().notes()).containsExactly(new JsonNote(JsonNote.Kind.DUPLICATE_KEY, "/a"));
        assertThat(Json.readMembers("[{\"a\": 1}]", JsonLimits.defaults()).text("a"))
                .isEmpty();
    }

    private static JsonNode node(String text) {
        try {
            return Json.read(text).node();
        } catch (JsonProblem problem) {
            throw new AssertionError(text, problem);
        }
    }

    @Test
    void namesAreReadAsTheyAreSpelled() {
        String[] alike = {"Aa", "BB", "", "\\u0041a", "B\\u0042", "e\u0301", "x".repeat(200), "\\ud800"};
        for (String name : alike) {
            for (int again = 0; again < 2; again++) {
                String text = "{\"" + name + "\":" + name.length() + "}";
                JsonNode object = node(text);
                assertThat(object.fieldNames().next())
                        .isEqualTo(node("\"" + name + "\"").asText());
            }
        }
    }
}
