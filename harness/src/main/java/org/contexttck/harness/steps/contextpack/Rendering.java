package org.contexttck.harness.steps.contextpack;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Markdown as it reads: without emphasis, escapes and entities, in small letters, with single blanks. Whoever looks for a
 * text in it has to read that text in the same way.
 */
final class Rendering {

    private static final Pattern MARKS = Pattern.compile("[\\\\*_`~]+");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final String read;

    Rendering(String markdown) {
        this.read = " " + read(markdown) + " ";
    }

    /** Whether a text occurs, as words of its own; a text that reads as nothing does not. */
    boolean names(String text) {
        String wanted = read(text);
        int at = wanted.isEmpty() ? -1 : read.indexOf(wanted);
        while (at >= 0) {
            int end = at + wanted.length();
            if (apart(read.codePointBefore(at), wanted.codePointAt(0))
                    && apart(wanted.codePointBefore(wanted.length()), read.codePointAt(end))) {
                return true;
            }
            at = read.indexOf(wanted, at + 1);
        }
        return false;
    }

    private static boolean apart(int left, int right) {
        return !Character.isLetterOrDigit(left) || !Character.isLetterOrDigit(right);
    }

    private static String read(String text) {
        String plain = text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&nbsp;", " ")
                .replace("&amp;", "&");
        String bare = MARKS.matcher(plain).replaceAll("");
        return BLANKS.matcher(bare).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }
}
