package org.contexttck.harness.steps.contextpack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenderingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "- **Rotate refresh tokens** (task) | Rotate refresh tokens",
                "## Active Work | active work",
                "- `mem_0001` | mem_0001",
                "Use mem\\_0001 now | mem_0001",
                "a &lt;b&gt; &amp; &quot;c&quot; | a <b> & \"c\"",
                "ROTATE  the   keys | Rotate the\tkeys",
                "(note:7) | note:7",
                "Größe der Schlüssel. | größe der schlüssel",
            })
    void readsAsOnThePage(String markdown, String text) {
        assertThat(new Rendering(markdown).names(text)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mem_00012 | mem_0001",
                "xmem_0001 | mem_0001",
                "Rotated keys | Rotate",
                "anything | **",
                "anything | ''"
            })
    void aPartOfAWordIsNotNamed(String markdown, String text) {
        assertThat(new Rendering(markdown).names(text)).isFalse();
    }

    @Test
    void findsTheWordBehindAPartOfAWord() {
        assertThat(new Rendering("keys2, then keys").names("keys")).isTrue();
    }
}
