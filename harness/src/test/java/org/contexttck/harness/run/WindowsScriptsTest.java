package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code cmd} makes of the scripts for Windows, as far as can be told without it: it fills in variables before it looks for
 * the end of a block, so that a parenthesis in a path, as in {@code Program Files (x86)}, ends the block.
 */
class WindowsScriptsTest {

    @ParameterizedTest
    @ValueSource(strings = {"../context-tck.cmd", "src/app/bin/context-tck.cmd"})
    void noParenthesisInAPathEndsABlock(String script) throws IOException {
        String text = Files.readString(Path.of(script));

        assertThat(exposed(text)).isEmpty();
        assertThat(text.replace("\r\n", "")).as("line ends").doesNotContain("\n");
        assertThat(text.lines().filter(line -> line.matches("^:\\w+$")))
                .containsAll(text.lines()
                        .flatMap(line ->
                                Pattern.compile("goto (\\w+)").matcher(line).results())
                        .map(jump -> ":" + jump.group(1))
                        .toList());
    }

    @Test
    void whatStandsInABlockOutsideQuotesIsFound() {
        assertThat(exposed("if x (\n  echo %APP%\\lib\n)\necho %APP%\n")).containsExactly("  echo %APP%\\lib");
        assertThat(exposed("if x (\n  type \"%LOG%\"\n)\n")).isEmpty();
    }

    /** Lines in blocks that fill in a variable outside quotes. */
    private static List<String> exposed(String script) {
        List<String> exposed = new ArrayList<>();
        int depth = 0;
        for (String line : script.lines().toList()) {
            String bare = line.replaceAll("\"[^\"]*\"", "");
            if (depth > 0 && bare.matches(".*%\\w+%.*|.*%~.*")) {
                exposed.add(line);
            }
            depth += bare.endsWith("(") ? 1 : 0;
            depth -= bare.strip().equals(")") ? 1 : 0;
        }
        return exposed;
    }
}
