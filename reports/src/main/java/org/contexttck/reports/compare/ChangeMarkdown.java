package org.contexttck.reports.compare;

import java.util.List;
import org.contexttck.reports.write.Markdown;

/** What changed, as a comment on a pull request. Long lists are cut, and say so. */
public final class ChangeMarkdown {

    private static final int ROWS = 40;

    private ChangeMarkdown() {}

    /** @return the text, ending with a line feed */
    public static String write(ReportChange change) {
        Markdown out = new Markdown();
        out.own("## context-tck: ").text(change.conclusion()).own("\n\n");
        out.own("| | |\n| --- | --- |\n");
        out.own("| older | ").text(change.older().text()).own(" |\n");
        out.own("| newer | ").text(change.newer().text()).own(" |\n");
        out.own("| catalogue | ").text(ChangeText.catalogue(change)).own(" |\n");
        out.own("| as before | " + change.same() + " |\n");
        for (ChangeKind kind : ChangeKind.values()) {
            rows(out, kind, change.of(kind));
        }
        if (!change.amended().isEmpty()) {
            out.own("\n### Amended in the catalogue: " + change.amended().size() + "\n\n");
            change.amended().stream()
                    .limit(ROWS)
                    .forEach(one -> out.own("- ")
                            .text(one.id())
                            .own(": ")
                            .text(one.text())
                            .own("\n"));
            more(out, change.amended().size());
        }
        return out.toString();
    }

    private static void rows(Markdown out, ChangeKind kind, List<RowChange> rows) {
        if (rows.isEmpty()) {
            return;
        }
        String title = kind.text().substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                + kind.text().substring(1);
        out.own("\n### " + title + ": " + rows.size() + "\n\n");
        out.own("| id | level | verdict | requirement |\n| --- | --- | --- | --- |\n");
        for (RowChange row : rows.subList(0, Math.min(ROWS, rows.size()))) {
            out.own("| ").text(row.id()).own(" | ").text(row.level()).own(" | ");
            out.text(row.verdicts()).own(" | ").text(row.says()).own(" |\n");
        }
        more(out, rows.size());
    }

    private static void more(Markdown out, int count) {
        if (count > ROWS) {
            out.own("\nand " + (count - ROWS) + " more\n");
        }
    }
}
