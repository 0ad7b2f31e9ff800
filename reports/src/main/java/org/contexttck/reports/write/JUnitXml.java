package org.contexttck.reports.write;

import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.Target;
import org.contexttck.reports.text.Bounds;

/**
 * The report as {@code junit.xml}: a suite for each protocol, a test case for each requirement. The class of a case is
 * protocol and role with dots between, which Jenkins shows as package and class and GitLab as the suite; the text of a
 * failure, which is what GitLab and GitHub show, is the whole card. What a baseline knows, and nothing beside it, is
 * skipped and not failed, with the reason as its message and the card as its output: a build is red for what is new.
 */
public final class JUnitXml {

    private static final int WIDTH = 110;

    private final Report report;
    private final CardText cards;
    private final ToleratedShortfalls known;
    private final Xml xml = new Xml();

    private JUnitXml(Report report) {
        this.report = report;
        this.cards = new CardText(report, "", WIDTH);
        this.known = new ToleratedShortfalls(report);
    }

    /** @return the text of the file */
    public static String write(Report report) {
        return new JUnitXml(report).document();
    }

    private String document() {
        xml.open("testsuites", attributes("context-tck", report.requirements()));
        report.protocolsJudged().forEach(protocol -> suite(protocol, report.of(protocol)));
        if (report.requirements().isEmpty()) {
            nothingJudged();
        }
        xml.close("testsuites");
        return xml.text();
    }

    private void suite(String protocol, List<RequirementResult> requirements) {
        xml.open(
                "testsuite",
                Stream.of(attributes(protocol, requirements), more(requirements))
                        .flatMap(Stream::of)
                        .toArray(String[]::new));
        xml.open("properties");
        properties().forEach((name, value) -> xml.empty("property", "name", name, "value", value));
        xml.close("properties");
        requirements.forEach(this::testcase);
        xml.close("testsuite");
    }

    private void testcase(RequirementResult r) {
        xml.open(
                "testcase",
                "classname",
                "context-tck." + r.judged().protocol() + "." + r.judged().role(),
                "name",
                r.id() + " (" + r.judged().level() + ") "
                        + Bounds.cut(r.judged().says(), 200),
                "time",
                Times.seconds(r.durationMillis()));
        if (isKnown(r)) {
            xml.empty(
                    "skipped", "message", "known: " + Bounds.cut(known.reason(r).orElseThrow(), 300));
            xml.text("system-out", card(r));
        } else {
            verdict(r);
        }
        xml.close("testcase");
    }

    /** A warning is no failure in the first place, so nothing has to be known about it. */
    private boolean isKnown(RequirementResult r) {
        return (r.judged().verdict() == Verdict.FAILED || error(r.judged().verdict()))
                && known.reason(r).isPresent();
    }

    private void verdict(RequirementResult r) {
        String headline = Bounds.cut(Cards.headline(r), 300);
        switch (r.judged().verdict()) {
            case PASSED -> {}
            case FAILED ->
                xml.text(
                        "failure",
                        card(r),
                        "message",
                        headline,
                        "type",
                        r.judged().level());
            case WARNED -> xml.text("system-out", card(r));
            case NOT_CLAIMED, UNTESTED -> xml.empty("skipped", "message", why(r));
            case BLOCKED, INCONCLUSIVE, ERROR -> open(r, headline);
        }
    }

    private void open(RequirementResult r, String headline) {
        if (notShown(r)) {
            xml.empty("skipped", "message", why(r));
            return;
        }
        String message = r.findings().isEmpty() ? why(r) : headline;
        xml.text(
                "error",
                card(r),
                "message",
                message,
                "type",
                r.judged().verdict().text());
    }

    /** Nobody has asked for what a recording does not show. */
    private boolean notShown(RequirementResult r) {
        return report.ofRecordings() && r.judged().verdict() == Verdict.INCONCLUSIVE;
    }

    /** A run that never came to judge anything must not look like one with nothing to complain about. */
    private void nothingJudged() {
        xml.open("testsuite", "name", "run", "tests", "1", "failures", "0", "errors", "1", "skipped", "0");
        xml.open("testcase", "classname", "context-tck.run", "name", "the run comes to a verdict", "time", "0.000");
        String reason = report.target().reason().isEmpty()
                ? report.headline()
                : report.target().reason();
        xml.text(
                "error",
                reason,
                "message",
                report.headline(),
                "type",
                report.verdict().text());
        xml.close("testcase");
        xml.close("testsuite");
    }

    private String card(RequirementResult r) {
        return String.join("\n", cards.lines(r)) + "\n";
    }

    private static String why(RequirementResult r) {
        return r.judged().verdict().text()
                + (r.judged().reason().isEmpty()
                        ? ""
                        : ": " + Bounds.cut(r.judged().reason(), 300));
    }

    private String[] attributes(String name, List<RequirementResult> some) {
        long millis = some.stream().mapToLong(RequirementResult::durationMillis).sum();
        boolean nothing = report.requirements().isEmpty();
        return new String[] {
            "name", name,
            "tests", String.valueOf(nothing ? 1 : some.size()),
            "failures", count(some, r -> r.judged().verdict() == Verdict.FAILED && !isKnown(r)),
            "errors", nothing ? "1" : count(some, r -> error(r.judged().verdict()) && !isKnown(r) && !notShown(r)),
            "time", Times.seconds(millis)
        };
    }

    /** What a suite may say and the whole may not. */
    private String[] more(List<RequirementResult> some) {
        return new String[] {
            "skipped",
                    count(
                            some,
                            r -> r.judged().verdict() == Verdict.NOT_CLAIMED
                                    || r.judged().verdict() == Verdict.UNTESTED
                                    || isKnown(r)
                                    || notShown(r)),
            "timestamp",
                    report.started().truncatedTo(ChronoUnit.SECONDS).toString().replace("Z", "")
        };
    }

    private static boolean error(Verdict verdict) {
        return verdict == Verdict.BLOCKED || verdict == Verdict.INCONCLUSIVE || verdict == Verdict.ERROR;
    }

    private static String count(List<RequirementResult> some, Predicate<RequirementResult> which) {
        return String.valueOf(some.stream().filter(which).count());
    }

    private Map<String, String> properties() {
        return new TreeMap<>(Map.of(
                "kit.version", report.kit().version(),
                "implementation", report.implementation().text(),
                "mcp.revision",
                        report.targets().stream()
                                .map(Target::revision)
                                .filter(r -> !r.isEmpty())
                                .distinct()
                                .collect(Collectors.joining(", ")),
                "catalogue.digest", report.catalogueDigest(),
                "profile.digest", report.profileDigest()));
    }
}
