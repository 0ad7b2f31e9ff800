package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;

/** Rows in columns; the last column is broken over several lines where it has to be. */
public final class TextTable {

    private static final String INDENT = "  ";
    private static final String GAP = "  ";
    private static final int MOST_LINES = 4;

    private final List<List<String>> rows = new ArrayList<>();
    private final int[] widest;

    /** @param widest for each column but the last, how wide it may get */
    public TextTable(int... widest) {
        this.widest = widest.clone();
    }

    /** Adds a row. @param cells one for each column */
    public void row(String... cells) {
        rows.add(List.of(cells));
    }

    /** The table in lines of at most this width. */
    public String text(int width) {
        int[] widths = new int[widest.length];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(
                        widths[i], TerminalLines.fit(row.get(i), widest[i]).length());
            }
        }
        StringBuilder text = new StringBuilder();
        rows.forEach(row -> line(text, row, widths, width));
        return text.toString();
    }

    private void line(StringBuilder text, List<String> row, int[] widths, int width) {
        StringBuilder begin = new StringBuilder(INDENT);
        for (int i = 0; i < widths.length; i++) {
            String cell = TerminalLines.fit(row.get(i), widest[i]);
            begin.append(cell).append(" ".repeat(widths[i] - cell.length())).append(GAP);
        }
        int left = Math.max(20, width - begin.length());
        String before = begin.toString();
        for (String piece : TerminalLines.wrap(row.get(row.size() - 1), left, MOST_LINES)) {
            text.append((before + piece).stripTrailing()).append('\n');
            before = " ".repeat(begin.length());
        }
    }
}
