package org.contexttck.harness.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is offered in place of a word that there is not, and what is not. */
class NearWordsTest {

    private static final List<String> IDS =
            List.of("TC-S-01", "TC-S-02", "TC-S-03", "TC-S-10", "TC-C-01", "W-S-01", "R1", "R2", "R90");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            emptyValue = "",
            value = {
                "rum     | did you mean run?",
                "RUN     | did you mean run?",
                "rnu     | did you mean run?",
                "exlpain | did you mean explain?",
                "zzz     | ``",
                "x       | ``",
            })
    void offersWhatIsALittleDifferent(String word, String offered) {
        assertThat(NearWords.meant(word, List.of("run", "explain", "check", "a")))
                .isEqualTo(offered);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TC-S-99 | there are TC-S-01 to TC-S-10",
                "TC-C-02 | TC-C has only TC-C-01",
                "R91     | there are R1 to R90",
                "TCS01   | did you mean TC-S-01 or TC-S-02 or TC-S-03?",
                "QQQQQQ  | see list",
            })
    void saysWhichIdsThereAre(String id, String hint) {
        assertThat(NearWords.ofId(id, IDS, "see list")).isEqualTo(hint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TC-S-01..03      | TC-S-01 TC-S-02 TC-S-03",
                "tc-s-2..TC-S-99  | TC-S-02 TC-S-03 TC-S-10",
                "R1..2            | R1 R2",
            })
    void understandsRanges(String range, String ids) {
        assertThat(IdRange.parse(range).orElseThrow().of(IDS)).containsExactly(ids.split(" "));
    }

    @Test
    void aRangeFromOneKindToAnotherIsNone() {
        assertThat(IdRange.parse("TC-S-01..TC-C-02")).isEmpty();
        assertThat(IdRange.parse("TC-S-01")).isEmpty();
        assertThat(IdRange.parse("TC-S-05..03").orElseThrow().of(IDS)).isEmpty();
    }
}
