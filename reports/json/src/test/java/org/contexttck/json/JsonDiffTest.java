package org.contexttck.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonDiffTest {

    @Test
    void namesEveryPlaceInOrder() {
        assertThat(texts(
                        "{\"a\":1,\"b\":[1,2,3],\"c\":{\"d/e\":null},\"z\":0}",
                        "{\"z\":0.0,\"b\":[1,5],\"c\":{\"d/e\":null,\"f\":true},\"a\":\"1\"}"))
                .containsExactly(
                        "/a was changed: 1 -> \"1\"",
                        "/b/1 was changed: 2 -> 5",
                        "/b/2 was lost: 3",
                        "/c/f was added: true");
    }

    @Test
    void escapesNames() {
        assertThat(texts("{\"a/b~\":1}", "{}")).containsExactly("/a~1b~0 was lost: 1");
    }

    @Test
    void theRootIsNamedInWords() {
        assertThat(texts("[]", "{}")).containsExactly("the whole value was changed: [] -> {}");
    }

    @Test
    void longValuesAreShortened() {
        assertThat(texts("\"\"", "\"" + "x".repeat(100) + "\""))
                .containsExactly("the whole value was changed: \"\" -> \"" + "x".repeat(79) + "…");
    }

    @Test
    void keepsBothValues() {
        Difference lost = JsonDiff.between(Json.parse("[1]"), Json.parse("[]")).get(0);
        assertThat(lost.kind()).isEqualTo(Difference.Kind.LOST);
        assertThat(lost.left()).contains(Json.parse("1"));
        assertThat(lost.right()).isEmpty();
    }

    private static List<String> texts(String left, String right) {
        return JsonDiff.between(Json.parse(left), Json.parse(right)).stream()
                .map(Difference::text)
                .toList();
    }
}
