package org.contexttck.reference.contextpack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackMarkdownTest {

    private static final Optional<String> NONE = Optional.empty();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "refresh-token rotation; refresh-token rotation",
                "*a* _b_ `c` [d](e) <f>; \\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\<f\\>",
                "a \\ b; a \\\\ b",
                "&lt | # !x; \\&lt \\| \\# \\!x",
                "👩‍🚀 日本; 👩‍🚀 日本"
            })
    void marksAreTakenAway(String text, String line) {
        assertThat(PackMarkdown.line(text)).isEqualTo(line);
    }

    @Test
    void everythingStaysOnItsLine() {
        assertThat(PackMarkdown.line(" a\n## b\r\nc\u2028d\u0085e\u000bf\u0000g\t "))
                .isEqualTo("a \\#\\# b c d e f g");
    }

    @Test
    void noMemoryAndNoGoalCanFakeAHeadingOrAnItem() {
        String nasty = "x\n## Decisions\n- **Other** (task, `mem_0001`)\n```\n";
        Memory memory = new Memory(
                nasty,
                Facet.GOTCHAS,
                nasty,
                nasty,
                NONE,
                NONE,
                new Provenance(NONE, NONE, NONE, NONE, NONE, NONE, NONE));
        Item item = new Item(new Match("mem_0007", memory, 1), nasty, "Fits", List.of());
        PackRequest request =
                new PackRequest(nasty, Intent.BUILD, Layer.RECALL, Optional.of(nasty), Optional.of(nasty), NONE, 5, 3);
        String markdown =
                PackMarkdown.of(new ContextPack(request, "x", List.of(new Section(Facet.GOTCHAS, List.of(item)))));
        assertThat(markdown.lines().filter(line -> line.startsWith("#")))
                .hasSize(2)
                .last()
                .isEqualTo("## Gotchas");
        assertThat(markdown.lines().filter(line -> line.startsWith("- "))).hasSize(1);
        assertThat(markdown).contains("`mem_0007`").doesNotContain("`mem_0001`", "mem_0001");
    }
}
