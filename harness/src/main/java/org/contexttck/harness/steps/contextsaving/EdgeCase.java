package org.contexttck.harness.steps.contextsaving;

import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.contexttck.harness.oracle.Lines;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.steps.shared.Phrases;

/** What makes a text worth trying, in the words of the features. */
final class EdgeCase {

    private static final String SEPARATORS = "\f\u000b\u0085\u2028\u2029";
    private static final Phrases<Predicate<String>> ALL = new Phrases<Predicate<String>>("text")
            .with("a final line end", text -> text.endsWith("\n") && !text.endsWith("\n\n") && Lines.count(text) > 1)
            .with("no final line end", text -> text.contains("\n") && !text.endsWith("\n"))
            .with("blank last lines", text -> text.endsWith("\n\n"))
            .with("carriage returns", text -> text.contains("\r\n"))
            .with("form feeds or Unicode line separators", text -> text.chars().anyMatch(in(SEPARATORS)))
            .with("2-byte characters", text -> has(text, 2))
            .with("3-byte characters", text -> has(text, 3))
            .with("4-byte characters", text -> has(text, 4))
            .with(
                    "control characters or replaced bytes",
                    text -> text.chars().anyMatch(c -> c < ' ' && "\n\r\t".indexOf(c) < 0 || c == 0xFFFD))
            .with("an escape spelt out", text -> text.contains("\\u00"));

    private EdgeCase() {}

    /** Whether a text has it. */
    static Predicate<String> of(String words) {
        return ALL.of(words);
    }

    private static IntPredicate in(String characters) {
        return c -> characters.indexOf(c) >= 0;
    }

    private static boolean has(String text, int size) {
        return text.codePoints().anyMatch(point -> Utf8Text.size(point) == size);
    }
}
