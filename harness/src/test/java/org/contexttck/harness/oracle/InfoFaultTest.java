package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The four counts and the position (CS-T-09, CS-T-10, R50). */
class InfoFaultTest {

    @Test
    void trueCounts() {
        String info = "{\"original_bytes\":9,\"original_lines\":1,\"kept_bytes\":3,\"kept_lines\":1}";

        assertThat(InfoFault.counts(Json.parse(info), "abc€def", "abc", Set.of(1L)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"original_bytes\":7,\"original_lines\":1,\"kept_bytes\":3,\"kept_lines\":1} | original_bytes | 7 | 9",
                "{\"original_bytes\":9,\"original_lines\":2,\"kept_bytes\":3,\"kept_lines\":1} | original_lines | 2 | 1",
                "{\"original_bytes\":9,\"original_lines\":1,\"kept_bytes\":4,\"kept_lines\":1} | kept_bytes | 4 | 3",
                "{\"original_bytes\":9,\"original_lines\":1,\"kept_bytes\":3,\"kept_lines\":0} | kept_lines | 0 | 1",
                "{\"original_bytes\":9,\"original_lines\":1,\"kept_bytes\":3} | kept_lines | | 1",
                "{\"original_bytes\":\"9\",\"original_lines\":1,\"kept_bytes\":3,\"kept_lines\":1} | original_bytes | \"9\" | 9",
            })
    void falseCounts(String info, String member, String seen, String expected) {
        assertThat(InfoFault.counts(Json.parse(info), "abc€def", "abc", Set.of(1L)))
                .containsExactly(new InfoFault(member, Optional.ofNullable(seen).map(Json::parse), expected));
    }

    /** FC-36: ten raw bytes of which one was no UTF-8 are twelve as text. */
    @Test
    void rawBytesMayBeCountedWhereTheyWereReplaced() {
        String original = "a\0\u001b[31mb\uFFFD\n";
        String info = "{\"original_bytes\":%d,\"original_lines\":1,\"kept_bytes\":1,\"kept_lines\":1}";

        assertThat(InfoFault.counts(Json.parse(info.formatted(10)), original, "a", Set.of(1L)))
                .isEmpty();
        assertThat(InfoFault.counts(Json.parse(info.formatted(12)), original, "a", Set.of(1L)))
                .isEmpty();
        assertThat(InfoFault.counts(Json.parse(info.formatted(9)), original, "a", Set.of(1L)))
                .extracting(InfoFault::expected)
                .containsExactly("10 to 12");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "LINES | TAIL | {\"position\":\"tail\"} | ",
                "LINES | TAIL | {\"position\":\"head\"} | \"tail\"",
                "LINES | HEAD | {} | \"head\"",
                "LINES | HEAD | {\"position\":\"\"} | \"head\"",
                "BYTES | HEAD | {} | ",
                "BYTES | HEAD | {\"position\":null} | ",
                "BYTES | HEAD | {\"position\":\"\"} | ",
                "BYTES | HEAD | {\"position\":\"head\"} | ",
                "BYTES | HEAD | {\"position\":\"tail\"} | \"head\" or absent",
                "BYTES | TAIL | {\"position\":\"tail\"} | ",
            })
    void position(Cut.By by, Cut.End end, String info, String expected) {
        assertThat(InfoFault.position(Json.parse(info), new Cut("a", Set.of(1L), by, end))
                        .map(InfoFault::expected))
                .isEqualTo(Optional.ofNullable(expected));
    }
}
