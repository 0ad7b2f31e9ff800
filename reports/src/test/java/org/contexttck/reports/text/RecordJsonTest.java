package org.contexttck.reports.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordJsonTest {

    record Inner(String text) {}

    record Outer(
            long big,
            int small,
            boolean flag,
            Instant time,
            Verdict verdict,
            List<Inner> list,
            Map<Verdict, Integer> map) {}

    private static final String JSON = "{\"big\":9223372036854775807,\"small\":-1,\"flag\":true,"
            + "\"time\":\"2026-11-27T10:00:00Z\",\"verdict\":\"not-claimed\",\"list\":[{\"text\":\"a\"}],"
            + "\"map\":{\"passed\":1}}";

    @Test
    void everyComponentIsAMemberInItsOrder() {
        Outer outer = new Outer(
                Long.MAX_VALUE,
                -1,
                true,
                Instant.parse("2026-11-27T10:00:00Z"),
                Verdict.NOT_CLAIMED,
                List.of(new Inner("a")),
                Map.of(Verdict.PASSED, 1));

        assertThat(JsonText.compact(RecordJson.write(outer))).isEqualTo(JSON);
        assertThat(RecordReader.read(Outer.class, JsonText.read(JSON))).isEqualTo(outer);
    }

    @Test
    void nullIsNamed() {
        assertThatThrownBy(() -> RecordJson.write(new Inner(null)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Inner.text cannot be written: it is null");
    }

    @Test
    void textIsExact() {
        List<String> hostile =
                new ArrayList<>(List.of("\u0000\u001b[0m", "\u202e", "\"\\/", "\u2028", "é😀", "\ud800", "\udc00x"));
        for (String text : hostile) {
            String json = JsonText.compact(RecordJson.write(new Inner(text)));

            assertThat(RecordReader.read(Inner.class, JsonText.read(json)).text())
                    .isEqualTo(text);
            assertThat(json.codePoints().noneMatch(Visible::hidden)).as(json).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"big\":9223372036854775807 | \"big\":9223372036854775808 | 'big' must be a whole number",
                "\"small\":-1 | \"small\":1.5 | 'small' must be a whole number",
                "\"flag\":true | \"flag\":\"true\" | 'flag' must be true or false",
                "2026-11-27T10:00:00Z | yesterday | 'time' must be an instant such as 2026-11-27T10:00:00Z",
                "not-claimed | NOT_CLAIMED | 'verdict' is 'NOT_CLAIMED', not one of passed, failed, warned,",
                "[{\"text\":\"a\"}] | {} | 'list' must be a list",
                "{\"text\":\"a\"} | {\"text\":null} | 'text' must be text",
                "{\"text\":\"a\"} | {} | 'list' lacks the member 'text'",
                "\"flag\":true | \"flag\":true,\"more\":1 | the object has members nobody knows: [more]",
            })
    void whatIsWrongIsNamed(String from, String to, String message) {
        String json = JSON.replace(from, to);

        assertThatThrownBy(() -> RecordReader.read(Outer.class, JsonText.read(json)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }
}
