package org.contexttck.reports.write;

import java.util.List;
import java.util.function.Function;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.page.Html;

/** The bar that chooses which cards and rows are shown. It stays hidden until the script of the page can serve it. */
final class HtmlFilters {

    private final Report report;
    private final Html html;

    HtmlFilters(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    void write() {
        if (report.requirements().size() < 2) {
            return;
        }
        html.open("div", "role", "search", "id", "filters", "hidden", "").line();
        html.open("label", "class", "words").leaf("span", "Search");
        html.empty("input", "type", "search", "id", "words", "autocomplete", "off", "spellcheck", "false")
                .close()
                .line();
        choice("role", "Role", r -> r.judged().role());
        choice("protocol", "Protocol", r -> r.judged().protocol());
        choice("verdict", "Verdict", r -> r.judged().verdict().text());
        choice("level", "Level", r -> r.judged().level());
        html.leaf("button", "Show all", "type", "button", "id", "reset", "disabled", "")
                .line();
        html.leaf("p", "", "id", "shown", "role", "status").line();
        html.close().line();
    }

    private void choice(String name, String label, Function<RequirementResult, String> value) {
        List<String> values =
                report.requirements().stream().map(value).distinct().toList();
        if (values.size() < 2) {
            return;
        }
        html.open("label").leaf("span", label);
        html.open("select", "name", name).leaf("option", "any", "value", "");
        for (String one : values) {
            html.leaf("option", one.replace('-', ' '), "value", one);
        }
        html.close().close().line();
    }
}
