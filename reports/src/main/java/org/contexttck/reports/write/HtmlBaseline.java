package org.contexttck.reports.write;

import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.KnownState;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.Bounds;

/** What a baseline says about the run: nothing that is known is hidden, and nothing that is no longer true. */
final class HtmlBaseline {

    private static final int REASON = 300;

    private final Report report;
    private final Html html;

    HtmlBaseline(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    void write() {
        if (report.known().isEmpty()) {
            return;
        }
        html.open("section", "id", "baseline").line().leaf("h2", "Baseline").line();
        html.open("ul", "class", "causes").line();
        for (FailureKnown entry : report.known()) {
            html.open("li").leaf("b", entry.state().text()).text(" " + name(entry));
            html.text(entry.state() == KnownState.STALE ? " no longer fails" : until(entry));
            html.text(": " + Bounds.cut(entry.reason(), REASON)).close().line();
        }
        html.close().line().close().line();
    }

    /** The entry in a few words. */
    static String name(FailureKnown entry) {
        boolean both = !entry.tool().isEmpty() && !entry.scenario().isEmpty();
        String where = both ? entry.tool() + ", " + entry.scenario() : entry.tool() + entry.scenario();
        return where.isEmpty() ? entry.requirement() : entry.requirement() + " (" + Bounds.cut(where, REASON) + ")";
    }

    static String until(FailureKnown entry) {
        return entry.expires().isEmpty() ? "" : ", until " + entry.expires();
    }
}
