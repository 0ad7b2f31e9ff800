package org.contexttck.reports.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PassShareTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "MUST:passed MUST:failed                   | false | 1 of 2 MUST requirements passed (50 %)",
                "MUST:passed MUST:blocked MUST:inconclusive | false | 1 of 3 MUST requirements passed (33.3 %)",
                "MUST:passed MUST:passed MUST:error        | false | 2 of 3 MUST requirements passed (66.6 %)",
                "MUST:passed MUST:not-claimed MUST:untested | false | 1 of 1 MUST requirements passed (100 %)",
                "MUST:passed SHOULD:warned MAY:passed      | false | 1 of 1 MUST requirements passed (100 %)",
                "MUST:passed SHOULD:warned MAY:passed      | true  | 1 of 2 MUST and SHOULD requirements passed (50 %)",
                "SHOULD:passed                             | false | 0 of 0 MUST requirements passed",
            })
    void countsWhatHadToPass(String judged, boolean strict, String text) {
        assertThat(PassShare.in(judged(judged), strict).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 66.6, false", "2, 3, 66.7, true", "3, 3, 100, false", "0, 3, 0, false", "0, 0, 100, false"})
    void isComparedExactly(int passed, int of, BigDecimal percent, boolean under) {
        assertThat(new PassShare(passed, of, false).under(percent)).isEqualTo(under);
    }

    @Test
    void aFlakyMustHasNotPassed() {
        assertThat(PassShare.in(judged("MUST:warned"), false).passed()).isZero();
    }

    private static List<RequirementJudged> judged(String text) {
        return Arrays.stream(text.strip().split(" "))
                .map(one -> one.split(":"))
                .map(one -> new RequirementJudged(
                        "X-1",
                        "wire",
                        "server",
                        one[0],
                        "source",
                        "",
                        Arrays.stream(Verdict.values())
                                .filter(verdict -> verdict.text().equals(one[1]))
                                .findFirst()
                                .orElseThrow(),
                        1,
                        "",
                        List.of(),
                        List.of(),
                        ""))
                .toList();
    }
}
