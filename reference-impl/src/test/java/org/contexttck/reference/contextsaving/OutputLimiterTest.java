package org.contexttck.reference.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutputLimiterTest {

    /** In texts, / stands for a line feed and ^ for a carriage return; numbers are original bytes and lines, kept bytes and lines. */
    @ParameterizedTest(name = "{0} head {1} tail {2} max_bytes {3}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                // lines (R45)
                "a/b/c    | 2 | - | - | a/b/    | 5 3 4 2 HEAD",
                "a/b/c/   | - | 2 | - | b/c/    | 6 3 4 2 TAIL",
                "a/b/c    | - | 2 | - | b/c     | 5 3 3 2 TAIL",
                "a///     | 1 | - | - | a/      | 4 3 2 1 HEAD",
                "a///     | - | 1 | - | /       | 4 3 1 1 TAIL",
                "//       | 1 | - | - | /       | 2 2 1 1 HEAD",
                "a\u2028b\fc\u0085d^e/f | 1 | - | - | a\u2028b\fc\u0085d^e/ | 14 2 13 1 HEAD",
                // zero (R46)
                "a/b      | 0 | - | - | ''      | 3 2 0 0 HEAD",
                "a/b      | - | 0 | - | ''      | 3 2 0 0 TAIL",
                "a/b      | - | - | 0 | ''      | 3 2 0 0 HEAD",
                "a/b      | - | 1 | 0 | ''      | 3 2 0 0 TAIL",
                // head alone decides (R47)
                "a/b/c    | 1 | 1 | - | a/      | 5 3 2 1 HEAD",
                // bytes after lines, from the end of a tail (R48)
                "l1/l2/l3/l4/l5 | - | 3 | 5 | l4/l5 | 14 5 5 2 TAIL",
                "l1/l2/l3/l4/l5 | - | 3 | 6 | l4/l5 | 14 5 5 2 TAIL",
                "l1/l2/l3/l4/l5 | - | 9 | 6 | l4/l5 | 14 5 5 2 TAIL",
                "l1/long/  | - | 1 | 3 | ng/     | 8 2 3 1 TAIL",
                "l1/l2/l3  | 2 | - | 5 | l1/     | 8 3 3 1 HEAD",
                // at a line end if one is in reach, else inside the line (R49)
                "ab/cd/ef  | - | - | 6 | ab/cd/  | 8 3 6 2 HEAD",
                "ab/cd/ef  | - | - | 5 | ab/     | 8 3 3 1 HEAD",
                "ab/cd/ef  | - | - | 2 | ab      | 8 3 2 1 HEAD",
                "/long     | - | - | 3 | /       | 5 2 1 1 HEAD",
                "abc€def   | - | - | 4 | abc     | 9 1 3 1 HEAD",
                "abc€def   | - | - | 5 | abc     | 9 1 3 1 HEAD",
                "abc€def   | - | - | 6 | abc€    | 9 1 6 1 HEAD",
                "é😀       | - | - | 5 | é       | 6 1 2 1 HEAD",
                "😀        | - | - | 3 | ''      | 4 1 0 0 HEAD",
                "x😀       | - | 1 | 3 | ''      | 5 1 0 0 TAIL",
                "é😀       | - | 1 | 5 | 😀      | 6 1 4 1 TAIL"
            })
    void cuts(String text, Long head, Long tail, Long maxBytes, String kept, String numbers) throws IOException {
        LimitedText limited = limit(text, head, tail, maxBytes);
        assertThat(limited.text()).isEqualTo(lines(kept));
        assertThat(limited.info())
                .hasValueSatisfying(info -> assertThat(numbers(info)).isEqualTo(numbers));
    }

    @ParameterizedTest(name = "{0} head {1} tail {2} max_bytes {3}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "a/b/    | - | - | -",
                "a^/b^/ | - | - | -",
                "a///    | - | - | -",
                "''      | - | - | -",
                "''      | 0 | 0 | 0",
                "a/b/    | 2 | - | -",
                "a/b     | 2 | - | -",
                "a/b/    | - | 2 | -",
                "a///    | - | 3 | -",
                "a/b/    | - | - | 4",
                "a/b/    | 9 | 1 | -",
                "abc€    | - | - | 6",
                "abc€    | - | 9223372036854775807 | 9223372036854775807"
            })
    void leavesWholeAndWithoutInfo(String text, Long head, Long tail, Long maxBytes) throws IOException {
        LimitedText limited = limit(text, head, tail, maxBytes);
        assertThat(limited.text()).isEqualTo(lines(text));
        assertThat(limited.truncated()).isFalse();
    }

    @Test
    void brokenUtf8BecomesReplacementsAndCountsAsTheRawBytesItWas() throws IOException {
        byte[] raw = {0x61, 0x00, 0x1b, 0x5b, 0x33, 0x31, 0x6d, 0x62, (byte) 0xff, 0x0a};
        LimitedText whole = new OutputLimiter(TextLimits.NONE).limit(new ByteArrayInputStream(raw));
        assertThat(whole).isEqualTo(new LimitedText("a\0\u001b[31mb\ufffd\n", Optional.empty()));
        // the replacement has three bytes, of which only two would fit
        LimitedText cut = new OutputLimiter(TextLimits.bytes(10)).limit(new ByteArrayInputStream(raw));
        assertThat(cut)
                .isEqualTo(
                        new LimitedText("a\0\u001b[31mb", Optional.of(new TruncationInfo(10, 1, 8, 1, Position.HEAD))));
    }

    @Test
    void halfASurrogatePairBecomesAReplacement() {
        assertThat(new OutputLimiter(TextLimits.NONE).limit("a\ud83d!").text()).isEqualTo("a\ufffd!");
    }

    @Test
    void theInfoIsNamedAsInJson() {
        assertThat(new TruncationInfo(9, 3, 4, 2, Position.TAIL).toMap().toString())
                .isEqualTo("{original_bytes=9, original_lines=3, kept_bytes=4, kept_lines=2, position=tail}");
    }

    private static LimitedText limit(String text, Long head, Long tail, Long maxBytes) throws IOException {
        OutputLimiter limiter = new OutputLimiter(new TextLimits(exact(head), exact(tail), exact(maxBytes)));
        LimitedText limited = limiter.limit(lines(text));
        assertThat(limiter.limit(new ByteArrayInputStream(Utf8.of(lines(text)))))
                .isEqualTo(limited);
        return limited;
    }

    private static String lines(String text) {
        return text.replace('/', '\n').replace('^', '\r');
    }

    private static Optional<BigInteger> exact(Long number) {
        return Optional.ofNullable(number).map(BigInteger::valueOf);
    }

    private static String numbers(TruncationInfo info) {
        return info.originalBytes() + " " + info.originalLines() + " " + info.keptBytes() + " " + info.keptLines() + " "
                + info.position();
    }
}
