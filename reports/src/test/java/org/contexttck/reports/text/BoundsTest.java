package org.contexttck.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BoundsTest {

    @Test
    void aShortTextStays() {
        assertThat(Bounds.cut("abc", 3)).isEqualTo("abc");
        assertThat(Bounds.middle("abc", 3)).isEqualTo("abc");
    }

    @Test
    void aLongTextSaysWhatIsMissing() {
        assertThat(Bounds.cut("x".repeat(1_000_000), 4)).isEqualTo("xxxx… [999,996 characters left out]");
        assertThat(Bounds.middle("aaab" + "x".repeat(20) + "z", 4)).isEqualTo("aaa… [21 characters left out]z");
    }

    @Test
    void aPairIsNotTornApart() {
        assertThat(Bounds.cut("a😀bc", 2)).startsWith("a…").doesNotContain("\ud83d");
        assertThat(Bounds.middle("abcdefg😀", 4)).endsWith("😀");
    }
}
