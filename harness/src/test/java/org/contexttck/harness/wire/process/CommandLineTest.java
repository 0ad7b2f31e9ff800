package org.contexttck.harness.wire.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Splitting a command line given as one text. */
class CommandLineTest {

    @Test
    void splitsLikeAShellAndExpandsNothing() {
        assertThat(CommandLine.split("node server.js 'a b'")).containsExactly("node", "server.js", "a b");
        assertThat(CommandLine.split("  a\t\"b 'c' \\\"d\\\" \\n\"  $HOME *"))
                .containsExactly("a", "b 'c' \"d\" \\n", "$HOME", "*");
        assertThat(CommandLine.split("a '' \"\" b\\ c x'y'\"z\"")).containsExactly("a", "", "", "b c", "xyz");
        assertThat(CommandLine.split("'a\\'")).containsExactly("a\\");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "node 'a b | the quote ' at character 6 is never closed: node 'a b",
                "x \"y\\\"  | the quote \" at character 3 is never closed: x \"y\\\"",
                "x y\\     | the command ends with a backslash that escapes nothing: x y\\",
                "` `       | the command is empty",
            })
    void saysWhatIsWrong(String line, String text) {
        assertThatThrownBy(() -> CommandLine.split(line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(text);
    }
}
