package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.contexttck.reports.page.Links;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A-1|A-1",
                "A-01,A-02|A-01, A-02",
                "A-01,A-02,A-03|A-01..03",
                "A-01,A-02,A-03,A-05,B-06|A-01..03, A-05, B-06",
                "A-09,A-10,A-11,A-13,A-14,A-15|A-09..11, A-13..15",
                "odd,A-x,A-y,A-z|odd, A-x, A-y, A-z",
            })
    void idsThatFollowEachOtherAreOneRange(String ids, String text) {
        assertThat(IdRanges.text(List.of(ids.split(",")))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, 0 ms", "999, 999 ms", "1000, 1.0 s", "59949, 59.9 s", "125000, 2 min 05 s"})
    void durationsAreForPeople(long millis, String text) {
        assertThat(Times.text(millis)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "transcripts/a.jsonl, transcripts/a.jsonl",
        "a b?c#d.jsonl, a%20b%3Fc%23d.jsonl",
        "/etc/passwd, ''",
        "../a, ''",
        "a/../../b, ''",
        "javascript:x, ''",
        "a\\b, ''",
        "'', ''",
    })
    void linksStayInTheFolder(String path, String link) {
        assertThat(Links.inside(path).orElse("")).isEqualTo(link);
    }
}
