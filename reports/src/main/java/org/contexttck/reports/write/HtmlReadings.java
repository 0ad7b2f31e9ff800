package org.contexttck.reports.write;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.reports.event.ReadingCited;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.Html;

/** How the kit reads its sources where they leave room, for those who doubt a verdict. */
final class HtmlReadings {

    private final Report report;
    private final Html html;
    private final Set<String> known;

    HtmlReadings(Report report, Html html) {
        this.report = report;
        this.html = html;
        this.known = report.readings().stream().map(ReadingCited::id).collect(Collectors.toSet());
    }

    void write() {
        if (report.readings().isEmpty()) {
            return;
        }
        html.open("section", "id", "readings").line().leaf("h2", "Readings").line();
        html.leaf("p", "Where a source is silent or says two things, the kit decides.", "class", "label")
                .line();
        for (ReadingCited reading : report.readings()) {
            html.open("details", "id", anchor(reading.id())).open("summary");
            html.leaf("b", reading.id()).text(" " + reading.title()).close().line();
            for (String paragraph : reading.text().split("\n\n")) {
                html.open("p").prose(paragraph).close().line();
            }
            html.open("p").leaf("b", "Why").text(" ").prose(reading.reason());
            html.close().line().close().line();
        }
        html.close().line();
    }

    /** The ids, each leading to its reading where the page has it. */
    void links(List<String> ids) {
        for (String id : ids) {
            html.text(" ");
            if (known.contains(id)) {
                html.leaf("a", id, "href", "#" + anchor(id));
            } else {
                html.text(id);
            }
        }
    }

    private static String anchor(String id) {
        return "reading-" + id;
    }
}
