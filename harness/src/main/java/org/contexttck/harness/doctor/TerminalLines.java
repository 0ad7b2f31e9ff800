package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.text.Visible;

/** Foreign text made fit for lines of a terminal. Widths are in characters. */
public final class TerminalLines {

    private static final int LOOKED_AT = 2_000;

    private TerminalLines() {}

    /** One line in which every character can be seen, at most so long. */
    public static String fit(String text, int width) {
        String line = Visible.line(beginning(text, LOOKED_AT));
        return line.length() <= width ? line : line.substring(0, boundary(line, Math.max(1, width - 3))) + "...";
    }

    /** The text over several lines of at most this width, broken at spaces where there are any. */
    public static List<String> wrap(String text, int width, int most) {
        List<String> lines = new ArrayList<>();
        String rest = Visible.line(beginning(text, LOOKED_AT)).strip();
        while (rest.length() > width && lines.size() < most - 1) {
            int space = rest.lastIndexOf(' ', width);
            int end = space > width / 3 ? space : boundary(rest, width);
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(fit(rest, width));
        return lines;
    }

    /** The text as it is, with three dots instead of what is beyond the limit. */
    public static String beginning(String text, int most) {
        return text.length() <= most ? text : text.substring(0, boundary(text, most)) + "...";
    }

    private static int boundary(String text, int at) {
        return at > 1 && Character.isHighSurrogate(text.charAt(at - 1)) ? at - 1 : at;
    }
}
