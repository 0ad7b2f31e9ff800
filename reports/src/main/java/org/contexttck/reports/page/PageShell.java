package org.contexttck.reports.page;

/**
 * What a page in the look of the reports has around what it says: head, style sheet and script, which the browser may use and
 * nothing else, no network among it. It reads without its script.
 */
public final class PageShell {

    /** That of a report. */
    public static final PageShell REPORT = reporting("", "");

    private final String style;
    private final String script;

    /**
     * A page of its own.
     *
     * @param style all its rules
     * @param script all that it does
     */
    public PageShell(String style, String script) {
        this.style = style;
        this.script = script;
    }

    /**
     * A page that is like a report.
     *
     * @param style rules beside those of a report
     * @param script what it does beside what a report does
     */
    public static PageShell reporting(String style, String script) {
        return new PageShell(PageParts.style() + style, PageParts.script() + script);
    }

    /**
     * Writes a whole page.
     *
     * @param html nothing is in it yet
     * @param title of the page
     * @param content writes what the page says
     */
    public void write(Html html, String title, Runnable content) {
        html.open("html", "lang", "en").line();
        head(html, title + " (context-tck)", style, script);
        html.open("body").line().open("main").line();
        content.run();
        html.close().line().own("script", script).line();
        html.close().line().close().line();
    }

    /** Writes the head of a page that may use its own style and script and nothing else. @param script what runs at its end */
    public static void head(Html html, String title, String style, String script) {
        html.open("head").line().empty("meta", "charset", "utf-8").line();
        html.empty("meta", "http-equiv", "Content-Security-Policy", "content", PagePolicy.of(style, script))
                .line();
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .line();
        html.empty("meta", "name", "color-scheme", "content", "light dark").line();
        html.leaf("title", title).line();
        html.own("style", style).line().close().line();
    }
}
