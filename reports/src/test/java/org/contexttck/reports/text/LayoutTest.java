package org.contexttck.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {

    private static final String MESSAGE =
            "{\"jsonrpc\":\"2.0\",\"id\":5,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"x\"}],"
                    + "\"_meta\":{\"context\":{\"lifecycle\":\"Transient\",\"total\":2.50}}}}";

    @ParameterizedTest
    @CsvSource({"/result/_meta/context/lifecycle", "/_meta/context/lifecycle"})
    void marksTheValueWhereverThePointerStarts(String pointer) {
        Layout.Laid laid = Layout.of(MESSAGE, pointer, false);

        assertThat(laid.found()).isTrue();
        assertThat(marked(laid)).containsExactly("\"Transient\"");
    }

    @Test
    void aValueIsShownHoweverDeepItIs() {
        String deep = "{\"a\":[".repeat(100_000) + "1.50" + "]}".repeat(100_000);

        assertThat(text(Layout.of("{\"b\":1,\"c\":" + deep + "}", "/b", false))).contains("\"b\": [[1]]");
        assertThat(text(Layout.of(deep + "}", "", false))).as("no JSON").startsWith("{\"a\":[{\"a\":[");
    }

    @Test
    void spellingStays() {
        assertThat(text(Layout.of("{\"a\":2.50,\"b\":1e400,\"c\":\"\\u00e9\\/\",\"a\":0}", "/a", false)))
                .isEqualTo("{\n  \"a\": 2.50, \"b\": 1e400, \"c\": \"\\u00e9\\/\",\n  \"a\": [[0]]\n}");
    }

    @Test
    void shortMembersShareALine() {
        assertThat(text(Layout.of(MESSAGE, "/_meta/context", false))).isEqualTo("""
                {
                  "jsonrpc": "2.0", "id": 5,
                  "result": {
                    "content": [{"type": "text", "text": "x"}],
                    "_meta": {
                      "context": [[{"lifecycle": "Transient", "total": 2.50}]]
                    }
                  }
                }""");
    }

    @Test
    void saysWhatIsMissingWhereItShouldBe() {
        Layout.Laid laid = Layout.of(MESSAGE, "/_meta/context/summary/text", true);

        assertThat(laid.found()).isFalse();
        assertThat(marked(laid)).containsExactly("no \"summary\" here");
        assertThat(marked(Layout.of(MESSAGE, "/_meta/context/summary", false))).isEmpty();
        assertThat(marked(Layout.of("{\"id\":1,\"result\":{}}", "/_meta", true)))
                .containsExactly("no \"_meta\" here");
        assertThat(marked(Layout.of("{\"id\":1}", "/result", true))).containsExactly("no \"result\" here");
    }

    @Test
    void aLongMessageIsShownAroundTheMark() {
        String items = IntStream.range(0, 500)
                .mapToObj(i -> "{\"id\":" + i + ",\"note\":\"" + "n".repeat(120) + "\"}")
                .collect(Collectors.joining(","));

        Layout.Laid laid = Layout.of("{\"result\":{\"content\":[" + items + "]}}", "/content/400/id", false);

        assertThat(marked(laid)).containsExactly("400");
        assertThat(laid.lines()).hasSizeLessThan(25);
        assertThat(laid.lines().get(0).text()).matches("⋯ 1\\d{3} lines left out");
    }

    @Test
    void aHugeValueIsShortened() {
        String big =
                "{\"result\":{\"text\":\"" + "y".repeat(1_000_000) + "\",\"other\":\"" + "z".repeat(1_000_000) + "\"}}";

        assertThat(text(Layout.of(big, "/text", false)))
                .hasSizeBetween(2_000, 3_000)
                .contains("characters left out]");
    }

    @Test
    void whatIsNoJsonOrTooDeepIsShownAsItIs() {
        assertThat(text(Layout.of("INFO listening", "/a", true))).isEqualTo("INFO listening");
        assertThat(text(Layout.of("{\"a\":1", "/a", true))).isEqualTo("{\"a\":1");
        assertThat(text(Layout.of("", "", false))).isEmpty();
        assertThat(text(Layout.of("[".repeat(100_000) + "]".repeat(100_000), "", false)))
                .contains("left out");
        assertThat(text(Layout.of("[".repeat(100_000), "", false))).contains("characters left out");
    }

    @Test
    void shorteningSparesThePlacePointedAt() {
        String message = "{\"result\":{\"content\":[{\"text\":\"" + "y".repeat(100_000)
                + "\"}],\"_meta\":{\"context\":{\"lifecycle\":\"Transient\"}}}}";

        String shorter = Excerpts.shorten(message, "/_meta/context/lifecycle", new Elision(16_000, 1_000, 50));

        assertThat(shorter).hasSizeLessThan(1_300).contains("99,").contains("\"lifecycle\": \"Transient\"");
        assertThat(marked(Layout.of(shorter, "/_meta/context/lifecycle", false)))
                .containsExactly("\"Transient\"");
    }

    private static List<String> marked(Layout.Laid laid) {
        return laid.lines().stream()
                .filter(Layout.Line::marked)
                .map(Layout.Line::text)
                .toList();
    }

    private static String text(Layout.Laid laid) {
        return laid.lines().stream()
                .map(l -> "  ".repeat(l.indent())
                        + l.lead()
                        + (l.marked() ? "[[" + l.text() + "]]" : l.text())
                        + l.trail())
                .collect(Collectors.joining("\n"));
    }

    @Test
    void aShortMessageIsShownWhole() {
        String message = "{\"re\": 69, \"messages\": [\"m1\", \"m2\", \"m3\", \"m5\", \"m6\", \"m7\"]}";

        assertThat(Layout.of(message, "", false).lines())
                .extracting(Layout.Line::text)
                .containsExactly(message);
    }
}
