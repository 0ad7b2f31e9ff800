package org.contexttck.reports.compare;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.write.TextWidth;

/** What changed, for a console. */
public final class ChangeText {

    private static final int NARROWEST = 60;
    private static final int VERDICTS = 34;

    private final int width;

    /** @param width characters in a line */
    public ChangeText(int width) {
        this.width = Math.max(NARROWEST, width);
    }

    /** @return the text, lines separated by line feeds, without one at the end */
    public String text(ReportChange change) {
        List<String> lines = new ArrayList<>();
        lines.add(line("older      " + change.older().text()));
        lines.add(line("newer      " + change.newer().text()));
        lines.add("catalogue  " + catalogue(change));
        for (ChangeKind kind : ChangeKind.values()) {
            rows(lines, kind, change.of(kind));
        }
        if (!change.amended().isEmpty()) {
            lines.add("");
            lines.add("amended  " + change.amended().size());
            change.amended().forEach(one -> lines.add("  " + TextWidth.pad(one.id(), 9) + one.text()));
        }
        lines.add("");
        lines.add(change.same() + " as before. " + change.conclusion());
        return String.join("\n", lines);
    }

    static String catalogue(ReportChange change) {
        return change.sameCatalogue()
                ? "the same"
                : shortened(change.newer().catalogueDigest()) + ", was "
                        + shortened(change.older().catalogueDigest());
    }

    private void rows(List<String> lines, ChangeKind kind, List<RowChange> rows) {
        if (rows.isEmpty()) {
            return;
        }
        lines.add("");
        lines.add(kind.text() + "  " + rows.size());
        for (RowChange row : rows) {
            lines.add(line("  " + TextWidth.pad(row.id(), 9) + TextWidth.pad(row.level(), 8)
                    + TextWidth.pad(row.verdicts(), VERDICTS) + "  " + row.says()));
        }
    }

    private String line(String text) {
        return TextWidth.fit(Visible.line(text), width);
    }

    private static String shortened(String digest) {
        return digest.substring(0, Math.min(12, digest.length()));
    }
}
