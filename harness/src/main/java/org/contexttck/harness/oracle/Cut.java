package org.contexttck.harness.oracle;

import java.util.Set;

/**
 * One text that a conforming answer may hold.
 *
 * @param text what is kept
 * @param lines how many lines that may be called: a blank last line that lost its line end still was one (R45)
 * @param by what cut it
 * @param end which end was kept, where something was cut
 */
public record Cut(String text, Set<Long> lines, By by, End end) {

    /** What cut a text. */
    public enum By {
        /** Nothing: it is whole. */
        NOTHING,
        /** A line limit, and perhaps bytes after it. */
        LINES,
        /** The limit on bytes alone. */
        BYTES
    }

    /** An end of a text. */
    public enum End {
        /** The beginning. */
        HEAD,
        /** The end. */
        TAIL;

        /** As the truncation info names it. */
        public String word() {
            return this == HEAD ? "head" : "tail";
        }
    }

    public Cut {
        lines = Set.copyOf(lines);
    }

    /** Whether nothing was cut. */
    public boolean whole() {
        return by == By.NOTHING;
    }
}
