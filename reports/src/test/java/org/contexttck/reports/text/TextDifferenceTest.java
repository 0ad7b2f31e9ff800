package org.contexttck.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextDifferenceTest {

    @ParameterizedTest
    @CsvSource({
        "exactly \"transient\",exactly \"Transient\",t,T",
        "page 1 of 9,page 12 of 9,'',2",
        "aaa,aaaa,'',a",
        "abc,abc,'',''",
        "abc,xyz,abc,xyz",
        "'','abc','',abc",
        "so \ud83c\udf89 far,so \ud83c\udf8a far,\ud83c\udf89,\ud83c\udf8a"
    })
    void whatIsBetweenTheCommonEndsIsDifferent(String one, String other, String ofOne, String ofOther) {
        TextDifference difference = TextDifference.of(one, other);

        assertThat(difference.of(one)).isEqualTo(ofOne);
        assertThat(difference.of(other)).isEqualTo(ofOther);
    }

    @ParameterizedTest
    @CsvSource({"exactly a,exactly b,true", "a pack,absent,false", "same,same,false", "5 items,3 items,true"})
    void textsWithLittleInCommonAreNotMarked(String one, String other, boolean helps) {
        assertThat(TextDifference.of(one, other).helps(one, other)).isEqualTo(helps);
    }
}
