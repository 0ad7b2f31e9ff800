package org.contexttck.reports.write;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.BlockedCause;
import org.contexttck.reports.model.Report;

/** The report as one page that needs nothing else: no script, no network, nothing interpreted that the target said. */
public final class HtmlReport {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "d MMM uuuu, HH:mm:ss 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    private final Report report;
    private final Html html = new Html();

    private HtmlReport(Report report) {
        this.report = report;
    }

    /** @return the text of the file */
    public static String write(Report report) {
        return new HtmlReport(report).page();
    }

    private String page() {
        html.open("html", "lang", "en").line();
        head();
        html.open("body").line().open("main").line();
        verdict();
        facts();
        new HtmlTargets(report, html).unreachable();
        new HtmlCards(report, html).write();
        blocked();
        new HtmlPlots(report, html).write();
        new HtmlTables(report, html).write();
        files();
        html.close().line().close().line().close().line();
        return html.toString();
    }

    private void head() {
        html.open("head").line().empty("meta", "charset", "utf-8").line();
        html.empty(
                        "meta",
                        "http-equiv",
                        "Content-Security-Policy",
                        "content",
                        "default-src 'none'; style-src 'unsafe-inline'")
                .line();
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .line();
        html.empty("meta", "name", "color-scheme", "content", "light dark").line();
        html.leaf("title", words(report.verdict()) + ": " + name() + " (context-tck)")
                .line();
        html.style(css()).close().line();
    }

    private void verdict() {
        html.open("header", "class", "run-" + report.verdict().text()).line();
        html.open("p", "class", "over")
                .leaf("b", "context-tck")
                .text(" conformance report for ")
                .leaf("b", name())
                .close()
                .line();
        html.open("h1")
                .leaf("span", words(report.verdict()), "class", "stamp")
                .text(" ")
                .text(report.headline())
                .close()
                .line();
        if (!report.requirements().isEmpty()) {
            bar();
        }
        html.close().line();
    }

    private void bar() {
        html.open("div", "class", "bar", "aria-hidden", "true");
        for (Verdict verdict : counted()) {
            String share = "flex-grow:" + report.totals().get(verdict);
            html.open("span", "class", "fill " + verdict.text(), "style", share).close();
        }
        html.close().line().open("ul", "class", "totals");
        for (Verdict verdict : counted()) {
            html.open("li", "class", verdict.text());
            html.leaf("b", String.valueOf(report.totals().get(verdict)))
                    .text(" " + Totals.words(verdict))
                    .close();
        }
        html.close().line();
    }

    private List<Verdict> counted() {
        return Totals.ORDER.stream().filter(v -> report.totals().get(v) > 0).toList();
    }

    private void facts() {
        String took = report.durationMillis() == 0 ? "" : ", took " + Times.text(report.durationMillis());
        html.open("dl", "class", "facts").line();
        new HtmlTargets(report, html).facts();
        fact("Role", report.role());
        fact("Claims", String.join(", ", report.protocols()));
        fact("Only", report.only());
        fact("Run", TIME.format(report.started()) + took);
        fact(
                "Kit",
                report.kit().version() + " on Java " + report.kit().java() + ", "
                        + report.kit().os());
        fact("Again", report.rerun());
        html.close().line();
    }

    private void fact(String label, String text) {
        if (!text.isEmpty()) {
            boolean code = List.of("Again", "Only").contains(label);
            html.open("div")
                    .leaf("dt", label)
                    .leaf("dd", text, "class", code ? "code" : "")
                    .close()
                    .line();
        }
    }

    private void blocked() {
        if (report.blocked().isEmpty()) {
            return;
        }
        html.open("section").line().leaf("h2", "Could not be tried").line();
        html.open("ul", "class", "causes").line();
        for (BlockedCause cause : report.blocked()) {
            html.open("li").text(cause.reason() + " ");
            html.leaf("span", Ids.text(cause.requirements()), "class", "ids")
                    .close()
                    .line();
        }
        html.close().line().close().line();
    }

    private void files() {
        html.open("footer").line().open("p").text("Beside this page: ");
        link("report.json", ", ");
        link("junit.xml", ", ");
        link("events.jsonl", " and the transcripts.");
        html.close().line();
        String secrets = switch (report.secretsHidden()) {
            case 0 -> "No secrets were given to the run.";
            case 1 -> "One secret value is replaced by *** wherever it occurred.";
            default -> report.secretsHidden() + " secret values are replaced by *** wherever they occurred.";
        };
        html.leaf("p", secrets + " Characters that cannot be seen are shown as escapes.")
                .line();
        html.open("p", "class", "digests").text("catalogue ").leaf("code", report.catalogueDigest());
        html.text(" profile ").leaf("code", report.profileDigest()).close().line();
        html.close().line();
    }

    private void link(String file, String after) {
        html.leaf("a", file, "href", file).text(after);
    }

    private String name() {
        String name = report.implementation().text();
        return name.isEmpty() ? "an unnamed implementation" : name;
    }

    private static String words(RunVerdict verdict) {
        return verdict.text().replace('-', ' ');
    }

    private static String css() {
        try (InputStream in = HtmlReport.class.getResourceAsStream("report.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the style sheet of the report cannot be read", e);
        }
    }
}
