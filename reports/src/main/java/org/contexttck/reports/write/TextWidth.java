package org.contexttck.reports.write;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.text.Bounds;

/** Breaks text at spaces. Widths are in characters. */
public final class TextWidth {

    private TextWidth() {}

    /** @return the text over lines of at most this width, a longer word being broken; at most so many lines */
    public static List<String> wrap(String text, int width, int most) {
        List<String> lines = new ArrayList<>();
        String rest = Bounds.cut(text.strip(), (width + 1) * most);
        while (rest.length() > width && lines.size() < most - 1) {
            int space = rest.lastIndexOf(' ', width);
            int end = space > width / 3 ? space : boundary(rest, width);
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(fit(rest, width));
        return lines;
    }

    /** @return the text if it fits, else its beginning and three dots */
    public static String fit(String text, int width) {
        if (text.length() <= width) {
            return text;
        }
        return text.substring(0, boundary(text, Math.max(1, width - 3))).stripTrailing() + "...";
    }

    /** @return the text with spaces behind it up to this width, or the text itself if it is as wide or wider */
    public static String pad(String text, int width) {
        return text.length() >= width ? text : text + " ".repeat(width - text.length());
    }

    private static int boundary(String text, int at) {
        return at > 1 && Character.isHighSurrogate(text.charAt(at - 1)) ? at - 1 : at;
    }
}
