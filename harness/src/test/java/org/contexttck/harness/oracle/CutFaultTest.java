package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a text that does not conform. */
class CutFaultTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a\\nb\\nc | 2 | | | a\\n | has 1 line, must have 2 (the first 2)",
                "a\\nb\\nc | | 2 | | a\\nb | has 2 lines, but not those asked for (the last 2)",
                "a\\nb\\nc | | | | a\\nb | is not the whole text: it has 3 bytes, the original 5",
                "a\\nb\\n | 2 | | | a\\nb | is not the whole text: it lacks the final line end",
                "a\\nb\\nc | 5 | | | a-b-c | is not the whole text: they part after 1 character",
                "abcdef | | | 3 | abcd | has 4 bytes, must have at most 3",
                "abcdef | | | 3 | ab | is cut inside a line after 2 characters, must be after 3 characters, inside a line",
                "ab\\ncdef | | | 5 | ab\\ncd | is cut inside a line after 5 characters, "
                        + "must be after 3 characters, at a line end",
                "abcdef | | | 3 | `` | is cut inside a line after 0 characters, must be after 3 characters, inside a line",
                "abc€def | | | 6 | abc\uFFFD | is cut inside a character",
                "abc€def | | | 4 | abc\uFFFD | is cut inside a character",
                "a\\r\\nb\\r\\nc | 2 | | | a\\nb\\n | has lost carriage returns, which belong to their lines",
                "abc | | | 2 | xy | is no part of the text: they part after 0 characters",
                "a\\nb\\nc\\nd | | 2 | 3 | a\\n | has 1 line, must have 2 (the last 2)",
            })
    void texts(String original, String head, String tail, String maxBytes, String seen, String fault) {
        assertThat(CutFault.in(
                        CutOracleTest.text(seen),
                        CutOracleTest.text(original),
                        CutOracleTest.limits(head, tail, maxBytes)))
                .contains(fault);
    }

    @Test
    void nothingIsWrongWithWhatConforms() {
        assertThat(CutFault.in("a", "a\nb", CutOracleTest.limits("1", null, null)))
                .isEmpty();
        assertThat(CutFault.in("a\nb", "a\nb", CutLimits.NONE)).isEmpty();
    }
}
