package org.contexttck.reports.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.PageShell;

/** The pages of a board, but for those of the reports themselves. */
public final class BoardPages {

    /** The name of the first one. */
    public static final String INDEX = "index.html";

    /** Rows of a table on one page, so that none grows beyond what a browser shows at once. */
    private static final int ROWS = 100;

    private static final PageShell SHELL = PageShell.reporting(text("board.css"), text("board.js"));

    private final Board board;
    private final String title;
    private final Map<String, String> pages = new LinkedHashMap<>();

    private BoardPages(Board board, String title) {
        this.board = board;
        this.title = title;
    }

    /**
     * Writes them.
     *
     * @param title of the board
     * @param kit the version of the kit that has verified the reports
     * @return the text of each page by its file name
     */
    public static Map<String, String> of(Board board, String title, String kit) {
        BoardPages all = new BoardPages(board, title);
        all.page(INDEX, title, html -> new BoardIndex(board, html).write(title, kit));
        for (BoardSide side : board.sides()) {
            List<ListedImplementation> of = board.of(side);
            int parts = (of.size() + ROWS - 1) / ROWS;
            for (int part = 1; part <= parts; part++) {
                List<ListedImplementation> some = of.subList((part - 1) * ROWS, Math.min(of.size(), part * ROWS));
                int number = part;
                all.page(
                        side.page(part),
                        side.text(),
                        html -> new BoardMatrix(board, side, html).write(some, number, parts));
            }
        }
        for (ListedImplementation one : board.implementations()) {
            all.page(one.page(), one.name(), html -> new BoardHistory(board, one, html).write());
        }
        return all.pages;
    }

    private void page(String file, String of, Consumer<Html> content) {
        Html html = new Html();
        SHELL.write(html, of.equals(title) ? title : of + ", " + title, () -> {
            html.open("nav", "aria-label", "Pages of this list").line();
            link(html, file, INDEX, title);
            board.sides().forEach(side -> link(html, file, side.page(1), side.text()));
            html.close().line();
            content.accept(html);
        });
        pages.put(file, html.toString());
    }

    private static void link(Html html, String file, String page, String text) {
        if (file.equals(page)) {
            html.leaf("a", text, "href", page, "aria-current", "page").line();
        } else {
            html.leaf("a", text, "href", page).line();
        }
    }

    /** The verdict of a report in the form of its badge, as a link to it. */
    static void badge(Html html, BoardEntry report) {
        RunVerdict verdict = report.side().verdict();
        html.open("a", "class", "badge run-" + verdict.text(), "href", report.page());
        html.leaf("span", "context-tck").leaf("b", report.badge()).close();
    }

    private static String text(String name) {
        try (InputStream in = BoardPages.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
