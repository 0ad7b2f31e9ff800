package org.contexttck.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0, 7, 0x1B, 0x7F, 0x85, 0xAD, 0x200B, 0x200D, 0x202E, 0x2028, 0x2066, 0xFEFF, 0xD800, 0xDFFF, 0xFFFE,
                0x1FFFF, 0xE0041
            })
    void whatCannotBeSeenIsShown(int codePoint) {
        String text = Character.toString(codePoint);

        assertThat(Visible.hidden(codePoint)).isTrue();
        assertThat(Visible.line("a" + text + "b"))
                .isEqualTo("a" + Visible.escape(codePoint) + "b")
                .matches("[ -~]+");
    }

    @Test
    void whatCanBeSeenStays() {
        String text = "plain, ünï, 日本, עברית, 😀, \u00a0 and \\u001b";

        assertThat(Visible.line(text)).isEqualTo(text);
        assertThat(Visible.block(text)).isEqualTo(text);
    }

    @Test
    void lineEndsStayInABlockAndAreShownOnALine() {
        assertThat(Visible.block("a\n\tb\r\n")).isEqualTo("a\n\tb\\r\n");
        assertThat(Visible.line("a\n\tb\r\n")).isEqualTo("a\\n\\tb\\r\\n");
    }

    @Test
    void anEscapeIsWhatJsonWouldWrite() {
        assertThat(Visible.escape(0x1B)).isEqualTo("\\u001b");
        assertThat(Visible.escape(0xE0041)).isEqualTo("\\udb40\\udc41");
    }
}
