package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.contexttck.harness.run.Kit;
import org.contexttck.harness.run.SharedRun;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the file server of the MCP project does with {@code head} and {@code tail}; each verdict was compared by hand
 * with the messages. It needs Node.
 */
class FilesystemTruncationInteropIT {

    private static Kit.Outcome outcome;
    private static JsonNode requirements;

    @BeforeAll
    static void run() {
        SharedRun run = SharedRun.ofPeer("server-filesystem-truncation");
        outcome = run.outcome();
        requirements = run.json().path("requirements");
    }

    @Test
    void eachRowOfTextHasItsVerdict() {
        Map<String, String> verdicts = new TreeMap<>();
        for (JsonNode one : requirements) {
            if (one.path("id").textValue().startsWith("CS-T")) {
                verdicts.put(
                        one.path("id").textValue().substring("CS-T-".length()),
                        one.path("verdict").textValue());
            }
        }

        assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
        assertThat(verdicts)
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry("01", "failed"),
                        Map.entry("02", "inconclusive"),
                        Map.entry("03", "failed"),
                        Map.entry("04", "failed"),
                        Map.entry("05", "failed"),
                        Map.entry("06", "inconclusive"),
                        Map.entry("07", "inconclusive"),
                        Map.entry("08", "inconclusive"),
                        Map.entry("09", "failed"),
                        Map.entry("10", "failed"),
                        Map.entry("11", "inconclusive"),
                        Map.entry("12", "inconclusive"),
                        Map.entry("13", "failed"),
                        Map.entry("14", "failed"),
                        Map.entry("15", "inconclusive"),
                        Map.entry("16", "passed"),
                        Map.entry("17", "failed"),
                        Map.entry("18", "warned"),
                        Map.entry("19", "inconclusive")));
    }

    @Test
    void whatIsNotClaimedIsNotJudged() {
        assertThat(requirements)
                .filteredOn(one -> one.path("id").textValue().matches("(CS-[PE]|CP|TC)-.*"))
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one.path("verdict").textValue())
                        .as(one.path("id").textValue())
                        .isEqualTo("not-claimed"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "CS-T-18 | read_text_file: /inputSchema/properties/head is {\"description\":\"If provided, returns only"
                        + " the first N lines of the file\",\"type\":\"number\"}, must be of type integer",
                "CS-T-01 | read_text_file: by the profile, the tool has no parameter for max_bytes",
                "CS-T-03 | read_text_file {\"path\":\"truncation/plain.txt\",\"tail\":2}: /content has 1 line, must have"
                        + " 2 (the last 2)",
                "CS-T-03 | read_text_file {\"path\":\"truncation/one-long-line.txt\",\"head\":1}: /content is not the"
                        + " whole text: it lacks the final line end",
                "CS-T-04 | read_text_file {\"path\":\"truncation/plain.txt\",\"head\":40}: /content has 999 bytes, must"
                        + " be the whole text of 1000",
                "CS-T-05 | read_text_file {\"path\":\"truncation/plain.txt\",\"head\":1,\"tail\":1}: was refused: Cannot"
                        + " specify both head and tail parameters simultaneously, must be answered with a text at"
                        + " /content",
                "CS-T-09 | read_text_file {\"path\":\"truncation/plain.txt\",\"head\":1}: /truncation_info is absent,"
                        + " must be an object with original_bytes, original_lines, kept_bytes and kept_lines, since the"
                        + " text was cut",
                "CS-T-10 | read_text_file {\"path\":\"truncation/plain.txt\",\"head\":1}: /truncation_info is absent,"
                        + " must be an object with position, since the text was cut",
                "CS-T-13 | read_text_file {\"path\":\"truncation/plain.txt\",\"head\":0}: /content has 1000 bytes, must"
                        + " be empty or the call refused",
                "CS-T-14 | read_text_file {\"path\":\"truncation/crlf.txt\",\"tail\":2}: /content has lost carriage"
                        + " returns, which belong to their lines",
                "CS-T-17 | read_text_file {\"path\":\"truncation/plain.txt\",\"head\":-1}: was answered, must be"
                        + " refused",
            })
    void faultIsNamed(String id, String headline) {
        assertThat(headlines(id)).contains(headline);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CS-T-02 | Who asks for no limit gets no truncation info | inconclusive | so there is nothing to compare",
                "CS-T-07 | A limit that falls inside a line leaves whole lines where it can | skipped | by the profile, no tool can be asked for with max_bytes",
                "CS-T-14 | A text with no final line end is cut and counted by its line feeds | inconclusive | read_text_file cuts without truncation info at"
                        + " /truncation_info, so original_lines cannot be seen",
                "CS-T-17 | A limit of true is refused, since it is no whole number | held | ''",
            })
    void scenarioThatSawNothingWrongSaysSo(String id, String name, String held, String reason) {
        assertThat(requirement(id).path("scenarios"))
                .filteredOn(one -> one.path("name").textValue().equals(name))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.path("outcome").textValue()).isEqualTo(held);
                    assertThat(one.path("reason").textValue()).contains(reason);
                });
    }

    private static List<String> headlines(String id) {
        List<String> headlines = new ArrayList<>();
        requirement(id)
                .path("findings")
                .forEach(one -> headlines.add(one.path("headline").textValue()));
        return headlines;
    }

    private static JsonNode requirement(String id) {
        return StreamSupport.stream(requirements.spliterator(), false)
                .filter(one -> one.path("id").textValue().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
