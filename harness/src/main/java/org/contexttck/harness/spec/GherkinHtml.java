package org.contexttck.harness.spec;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.reports.page.Html;

/** Writes scenarios as they run: keywords, steps, tables. */
final class GherkinHtml {

    private static final Pattern ARGUMENT = Pattern.compile("\"[^\"]*\"|<[^<>]+>|(?<![\\w-])[0-9]+(?![\\w-])");

    private final Html html;

    GherkinHtml(Html html) {
        this.html = html;
    }

    void steps(List<StepText> lines) {
        html.open("ol", "class", "steps").line();
        for (StepText line : lines) {
            html.open("li").leaf("b", line.keyword()).text(" ");
            arguments(line.text());
            if (!line.table().isEmpty()) {
                table(line.table());
            }
            line.docString().ifPresent(text -> html.open("pre").block(text).close());
            html.close().line();
        }
        html.close().line();
    }

    /** The tables that fill in the placeholders of a scenario. */
    void examples(List<List<List<String>>> tables) {
        for (List<List<String>> one : tables) {
            html.leaf("p", "Examples", "class", "examples").line();
            table(one);
        }
    }

    private void table(List<List<String>> rows) {
        html.open("div", "class", "wide").open("table", "class", "cells").line();
        for (int i = 0; i < rows.size(); i++) {
            html.open("tr");
            for (String cell : rows.get(i)) {
                html.leaf(i == 0 ? "th" : "td", cell);
            }
            html.close().line();
        }
        html.close().close().line();
    }

    private void arguments(String text) {
        Matcher argument = ARGUMENT.matcher(text);
        int from = 0;
        while (argument.find()) {
            html.text(text.substring(from, argument.start())).leaf("span", argument.group(), "class", "arg");
            from = argument.end();
        }
        html.text(text.substring(from));
    }
}
