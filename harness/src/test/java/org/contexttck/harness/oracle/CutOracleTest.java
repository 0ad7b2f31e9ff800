package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which texts conform, reading by reading (R45 to R49) and for each field case about cut text. */
class CutOracleTest {

    private static final String FIVE = "l1\nl2\nl3\nl4\nl5";

    /** Texts are written with \n, \r and so on spelt out; those that conform are parted by commas. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // R45: lines, with or without the last line end
                "a\\nb\\nc | 1 | | | a\\n,a",
                "a\\nb\\nc\\n | | 2 | | b\\nc\\n,b\\nc",
                "a\\nb\\nc | | 2 | | b\\nc",
                "a\\nb\\n | 2 | | | a\\nb\\n",
                "a\\r\\nb\\r\\n | 1 | | | a\\r\\n,a\\r",
                "a\\n\\n\\n | 1 | | | a\\n,a",
                "a\\n\\n\\n | 2 | | | a\\n\\n,a\\n",
                "a\\n\\n | | 1 | | \\n,``",
                "a\\fb\\u2028c\\nd | 1 | | | a\\fb\\u2028c\\n,a\\fb\\u2028c",
                // R46: zero leaves nothing
                "a\\nb | 0 | | | ``",
                "a\\nb | | 0 | | ``",
                "a\\nb | | | 0 | ``",
                // R47: head alone counts, even when it cuts nothing
                "a\\nb\\nc | 1 | 2 | | a\\n,a",
                "a\\nb\\nc | 3 | 1 | | a\\nb\\nc",
                "a\\nb\\nc | 18446744073709551615 | 1 | | a\\nb\\nc",
                // R49: at the last line end in reach; one right behind the limit is one too
                "aa\\nbb\\ncc | | | 5 | aa\\n,aa,aa\\nbb",
                "aa\\nbb\\ncc | | | 4 | aa\\n,aa",
                "aa\\nbb\\ncc | | | 6 | aa\\nbb\\n,aa\\nbb",
                "aa\\nbb\\ncc | | | 8 | aa\\nbb\\ncc",
                "aaaa\\nb | | | 2 | aa",
                "\\naaaa | | | 3 | \\n,``",
                "aa\\nbb\\ncc | 2 | | 4 | aa\\n,aa",
                // R48: from either end after tail; CS-T-12 narrows it down
                "aa\\nbb\\ncc | | 2 | 3 | bb\\n,bb,cc",
                "aa\\nbb\\ncc | | 9 | 3 | aa\\n,aa,cc",
                // R45: where bytes alone cut, the last line end may be all that goes
                "aa\\nbb\\n | | 9 | 5 | aa\\n,aa,aa\\nbb,bb\\n",
                "aa\\nbb\\n | | 9 | 2 | aa,bb,b\\n",
                // FC-28
                "abc€def | | | 4 | abc",
                "abc€def | | | 5 | abc",
                "abc€def | | | 6 | abc€",
                // FC-30
                "a\\nb\\nc | | 2 | | b\\nc",
                "a\\nb\\nc\\n | | 2 | | b\\nc\\n,b\\nc",
                // FC-34
                "{\"k\":\"a\\\\nb\"} | | | 8 | {\"k\":\"a\\\\",
                "\uD83D\uDE00\uD83D\uDE00 | | | 3 | ``",
                "\uD83D\uDE00\uD83D\uDE00 | | | 7 | \uD83D\uDE00",
            })
    void allowed(String original, String head, String tail, String maxBytes, String texts) {
        List<String> expected =
                List.of(texts.split(",", -1)).stream().map(CutOracleTest::text).toList();

        assertThat(CutOracle.allowed(text(original), limits(head, tail, maxBytes)))
                .extracting(Cut::text)
                .containsAll(expected)
                .isSubsetOf(expected);
    }

    @Test
    void noLimitLeavesTheWholeText() {
        assertThat(CutOracle.allowed("a\nb\n", CutLimits.NONE))
                .containsExactly(new Cut("a\nb\n", Set.of(2L), Cut.By.NOTHING, Cut.End.HEAD));
    }

    /** FC-32. */
    @Test
    void theNewestLinesAreThoseAtTheEnd() {
        CutLimits limits = limits(null, "3", "5");

        assertThat(CutOracle.newest(FIVE, limits)).extracting(Cut::text).containsExactly("l4\nl5");
        assertThat(CutOracle.newest(FIVE, limits)).extracting(Cut::end).containsExactly(Cut.End.TAIL);
        assertThat(CutOracle.allowed(FIVE, limits))
                .extracting(Cut::text)
                .contains("l3\n", "l3", "l4\nl5")
                .doesNotContain("l1\n");
    }

    @Test
    void aLineTooLongForTheNewestLinesIsCutInside() {
        assertThat(CutOracle.newest("a\nbcdef\n", limits(null, "1", "3")))
                .extracting(Cut::text)
                .containsExactlyInAnyOrder("ef\n", "def");
        assertThat(CutOracle.newest("a\nb€€", limits(null, "1", "4")))
                .extracting(Cut::text)
                .containsExactly("€");
    }

    @Test
    void aBlankLastLineThatLostItsEndMayBeCountedOrNot() {
        assertThat(CutOracle.allowed("a\n\nb", limits("2", null, null)))
                .extracting(Cut::lines)
                .containsExactly(Set.of(2L), Set.of(1L, 2L));
    }

    @Test
    void bytesAloneOrAfterLines() {
        assertThat(CutOracle.allowed("aa\nbb", limits(null, null, "2")))
                .extracting(Cut::by)
                .containsOnly(Cut.By.BYTES);
        assertThat(CutOracle.allowed("aa\nbb\ncc", limits(null, "2", "2")))
                .allSatisfy(cut -> assertThat(cut.by()).isEqualTo(Cut.By.LINES))
                .allSatisfy(cut -> assertThat(cut.end()).isEqualTo(Cut.End.TAIL));
    }

    static CutLimits limits(String head, String tail, String maxBytes) {
        return new CutLimits(number(head), number(tail), number(maxBytes));
    }

    private static Optional<BigInteger> number(String text) {
        return Optional.ofNullable(text).map(BigInteger::new);
    }

    static String text(String spelt) {
        return spelt.replace("``", "")
                .replace("\\\\", "\u0001")
                .replace("\\n", "\n")
                .replace("\\r", "\r")
                .replace("\\f", "\f")
                .replace("\\u2028", "\u2028")
                .replace("\u0001", "\\");
    }
}
