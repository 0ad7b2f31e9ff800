package org.contexttck.harness.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes that are no UTF-8 come back from the text that they became. */
class MalformedUtf8Test {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ff",
                "41ff42",
                "c3",
                "41c341",
                "eda080",
                "f09f98",
                "f09f41",
                "c080",
                "41efbfbdff",
                "ffefbfbd",
                "f8888080"
            })
    void comeBack(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        String text = new String(bytes, UTF_8);

        String pieces = MalformedUtf8.in(bytes, text).orElseThrow();

        assertThat(MalformedUtf8.bytes(text, pieces)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({"41ff42, ff", "41efbfbdff, efbfbd ff", "c3c3, c3 c3"})
    void arePutDownOneForEachReplacement(String hex, String pieces) {
        byte[] bytes = HexFormat.of().parseHex(hex);

        assertThat(MalformedUtf8.in(bytes, new String(bytes, UTF_8))).contains(pieces);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "plain", "größer 🔑", "\uFFFD"})
    void noneAreToldOfTextThatIsAsItCame(String text) {
        assertThat(MalformedUtf8.in(text.getBytes(UTF_8), text)).isEmpty();
    }

    @Test
    void whatStandsAroundThemIsNotTold() {
        byte[] bytes = "secret-7f3a\u00ff".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);

        assertThat(MalformedUtf8.in(bytes, new String(bytes, UTF_8))).contains("ff");
    }

    @Test
    void onlySoManyAreTold() {
        byte[] bytes = new byte[5000];
        java.util.Arrays.fill(bytes, (byte) 0xff);

        String pieces = MalformedUtf8.in(bytes, new String(bytes, UTF_8)).orElseThrow();

        assertThat(pieces.split(" ")).hasSize(1000);
        assertThat(MalformedUtf8.bytes(new String(bytes, UTF_8), pieces))
                .startsWith(0xff, 0xff)
                .hasSize(1000 + 3 * 4000);
    }
}
