package org.contexttck.harness.steps.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpectationTest {

    /** Each phrase with one value on either side of every line it draws; a dash stands for an absent place. */
    private static final String[] TABLE = {
        "present                     | null, false, {}                        | -",
        "absent                      | -                                      | null, false, \"\"",
        "absent or false             | -, false                               | true, null, 0, \"\", \"false\"",
        "absent or an object         | -, {}, {\"a\":1}                       | null, [], \"{}\", 1",
        "absent or an empty array    | -, []                                  | [1], {}, null",
        "an array, not empty         | [1], [null]                            | -, [], {}, null, \"[1]\"",
        "text                        | \"a\", \"\", \" \"                       | -, 1, null, [\"a\"], {}",
        "text, not blank             | \"a\", \" a \"                         | -, \"\", \" \\t\\n\", 1, null, [\"a\"]",
        "a whole number              | 0, -3, 2.0, 1e3, 100, 0.0, 1e400       | -, 2.5, 1e-3, \"2\", true, null",
        "exactly \"transient\"       | \"transient\"                          | -, \"Transient\", \"transient \", null",
        "exactly true                | true                                   | -, false, \"true\", 1",
        "exactly 5                   | 5, 5.0, 5e0                            | -, 6, \"5\"",
        "exactly {\"a\":[1]}         | {\"a\":[1]}                            | -, {\"a\":[2]}, {}",
        "not exactly true            | -, false, \"true\", null               | true",
        "text that matches .+        | \"a b\", \" \"                           | -, \"\", \"a\\nb\", \"a\\u2028b\", 1, null",
        "not exactly \"transient\"   | -, \"Transient\"                       | \"transient\"",
    };

    @Test
    void everyPhraseHoldsForWhatItSaysAndForNothingElse() {
        for (String line : TABLE) {
            String[] cells = line.split(" +\\| *");
            Expectation expectation = Expectation.of(cells[0]);
            for (String value : cells[1].strip().split(", ")) {
                assertThat(expectation.holds().test(at(value)))
                        .as("\"%s\" for %s", cells[0], value)
                        .isTrue();
            }
            for (String value : cells[2].strip().split(", ")) {
                assertThat(expectation.holds().test(at(value)))
                        .as("\"%s\" for %s", cells[0], value)
                        .isFalse();
            }
        }
    }

    @Test
    void everyPhraseOfTheVocabularyIsTried() {
        Set<String> tried = new LinkedHashSet<>();
        for (String line : TABLE) {
            tried.add(line.split(" +\\|")[0]
                    .replaceFirst("exactly .*", "exactly JSON")
                    .replaceFirst("matches .*", "matches REGEX"));
        }

        assertThat(tried).containsExactlyInAnyOrderElementsOf(Expectation.phrases());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "present                  | must be there",
                "absent                   | must be absent",
                "an array, not empty      | must be an array, not empty",
                "exactly \"transient\"    | must be exactly \"transient\"",
                "not exactly true         | must not be true",
                "text that matches .+     | must be text that matches .+",
            })
    void saysWhatItDemands(String phrase, String demand) {
        assertThat(Expectation.of(phrase).demand()).isEqualTo(demand);
    }

    @Test
    void anUnknownPhraseNamesTheKnownOnes() {
        assertThatThrownBy(() -> Expectation.of("a number"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no such expectation: \"a number\"; known are ")
                .hasMessageContainingAll("present", "a whole number", "not exactly JSON");
    }

    @Test
    void aValueThatIsNoJsonIsRefused() {
        assertThatThrownBy(() -> Expectation.of("exactly transient")).isInstanceOf(IllegalArgumentException.class);
    }

    private static Optional<JsonNode> at(String value) {
        return value.equals("-") ? Optional.empty() : Optional.of(Json.parse(value));
    }
}
