package org.contexttck.harness.steps.contextsaving;

import java.util.Arrays;
import java.util.function.Predicate;
import org.contexttck.harness.oracle.Lines;
import org.contexttck.harness.oracle.Utf8Text;

/** What makes a text worth trying, in the words of the features. */
enum EdgeCase {
    FINAL_END("a final line end", text -> text.endsWith("\n") && !text.endsWith("\n\n") && Lines.count(text) > 1),
    NO_FINAL_END("no final line end", text -> text.contains("\n") && !text.endsWith("\n")),
    BLANK_LAST_LINES("blank last lines", text -> text.endsWith("\n\n")),
    CARRIAGE_RETURNS("carriage returns", text -> text.contains("\r\n")),
    OTHER_SEPARATORS(
            "form feeds or Unicode line separators",
            text -> text.chars().anyMatch(c -> "\f\u000b\u0085\u2028\u2029".indexOf(c) >= 0)),
    TWO_BYTES("2-byte characters", text -> has(text, 2)),
    THREE_BYTES("3-byte characters", text -> has(text, 3)),
    FOUR_BYTES("4-byte characters", text -> has(text, 4)),
    CONTROLS(
            "control characters or replaced bytes",
            text -> text.chars().anyMatch(c -> c < ' ' && "\n\r\t".indexOf(c) < 0 || c == 0xFFFD)),
    SPELT_OUT("an escape spelt out", text -> text.contains("\\u00"));

    private final String words;
    private final Predicate<String> has;

    EdgeCase(String words, Predicate<String> has) {
        this.words = words;
        this.has = has;
    }

    static EdgeCase of(String words) {
        return Arrays.stream(values())
                .filter(edgeCase -> edgeCase.words.equals(words))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such text: \"" + words + "\"; known are "
                        + Arrays.stream(values())
                                .map(edgeCase -> edgeCase.words)
                                .toList()));
    }

    boolean in(String text) {
        return has.test(text);
    }

    private static boolean has(String text, int size) {
        return text.codePoints().anyMatch(point -> Utf8Text.size(point) == size);
    }
}
