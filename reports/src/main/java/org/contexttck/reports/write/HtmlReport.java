package org.contexttck.reports.write;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.reports.event.ClassState;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.WayTried;
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.model.BlockedCause;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.PageShell;
import org.contexttck.reports.page.SpecLinks;

/**
 * The report as one page that needs nothing else: no network, and nothing interpreted that the target said. It reads
 * without its script, which adds filters, search and buttons that copy.
 */
public final class HtmlReport {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "d MMM uuuu, HH:mm:ss 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    /** Characters of a fact that are a few lines. */
    private static final int LINES = 200;

    private final Report report;
    private final SpecLinks spec;
    private final Predicate<String> there;
    private final Html html = new Html();

    private HtmlReport(Report report, SpecLinks spec, Predicate<String> there) {
        this.report = report;
        this.spec = spec;
        this.there = there;
    }

    /** @return the text of the file */
    public static String write(Report report) {
        return write(report, SpecLinks.NONE, transcript -> true);
    }

    /**
     * As above.
     *
     * @param spec where requirements are explained
     * @param there whether the transcript of that path lies beside the page
     */
    public static String write(Report report, SpecLinks spec, Predicate<String> there) {
        return new HtmlReport(report, spec, there).page();
    }

    private String page() {
        PageShell.REPORT.write(html, words(report.verdict()) + ": " + name(report), this::content);
        return html.toString();
    }

    private void content() {
        new HtmlVerdict(report, html).write();
        facts();
        new HtmlVerdict(report, html).contents();
        new HtmlTargets(report, html).unreachable();
        new HtmlFilters(report, html).write();
        new HtmlCards(report, spec, html).write();
        blocked();
        new HtmlBaseline(report, html).write();
        new HtmlPlots(report, html).write();
        new HtmlTables(report, spec, there, html).write();
        new HtmlTimes(report, html).write();
        new HtmlReadings(report, html).write();
        files();
    }

    private void facts() {
        String took = report.durationMillis() == 0 ? "" : ", took " + Times.text(report.durationMillis());
        html.open("dl", "class", "facts").line();
        new HtmlTargets(report, html).facts();
        fact("Role", report.role(), "");
        fact("Claims", String.join(", ", report.protocols()), "");
        report.tried().forEach(this::tried);
        fact("Only", report.only(), "code");
        classes();
        fact("Run", TIME.format(report.started()) + took, "");
        String on = " on Java " + report.kit().java() + ", " + report.kit().os();
        fact("Kit", report.kit().version() + on, "");
        if (!report.rerun().isEmpty()) {
            html.open("div").leaf("dt", "Again").open("dd").leaf("code", Cards.again(report), "class", "command");
            html.close().close().line();
        }
        html.close().line();
    }

    /** Folded where it would push what falls short off the first screen. */
    private void tried(WayTried way) {
        if (way.text().length() <= LINES) {
            fact(called(way), way.text(), "");
            return;
        }
        html.open("div").leaf("dt", called(way)).open("dd").open("details");
        html.leaf("summary", way.tried().size() + " of " + way.planned().size());
        html.text(way.text()).close().close().close().line();
    }

    /** The role is named where there are several. */
    private String called(WayTried way) {
        boolean one = report.tried().stream().map(WayTried::role).distinct().count() == 1;
        return Stream.of("Tried", one ? "" : way.role(), way.way())
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private void classes() {
        fact("Classes met", ClassGrading.words(report.classes()), "");
        String lacking = report.classes().stream()
                .filter(one -> one.state() == ClassState.NOT_MET)
                .map(one -> one.text() + " (" + IdRanges.text(one.lacking()) + ")")
                .collect(Collectors.joining("; "));
        fact("Not met", lacking, "");
    }

    private void fact(String label, String text, String style) {
        if (!text.isEmpty()) {
            html.open("div")
                    .leaf("dt", label)
                    .leaf("dd", text, "class", style)
                    .close()
                    .line();
        }
    }

    private void blocked() {
        if (report.blocked().isEmpty()) {
            return;
        }
        html.open("section", "id", "blocked")
                .line()
                .leaf("h2", "Could not be tried")
                .line();
        html.open("ul", "class", "causes").line();
        for (BlockedCause cause : report.blocked()) {
            html.open("li").text(cause.reason() + cause.complaint() + " ");
            html.leaf("span", IdRanges.text(cause.requirements()), "class", "ids")
                    .close()
                    .line();
        }
        html.close().line().close().line();
    }

    private void files() {
        html.open("footer").line().open("p").text("Beside this page: ");
        link("report.json", ", ");
        link("junit.xml", ", ");
        link("report.sarif", ", ");
        link("gl-code-quality-report.json", ", ");
        link("summary.md", ", ");
        link("badge.svg", ", ");
        if (report.ofRecordings()) {
            link("events.jsonl", ".");
        } else {
            link("events.jsonl", " and the transcripts. ");
            html.prose("`context-tck report verify`, given this folder, says whether the report is what the transcripts"
                    + " give.");
        }
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

    static String name(Report report) {
        String name = report.implementation().text();
        return name.isEmpty() ? "an unnamed implementation" : name;
    }

    static String words(RunVerdict verdict) {
        return verdict.text().replace('-', ' ');
    }
}
