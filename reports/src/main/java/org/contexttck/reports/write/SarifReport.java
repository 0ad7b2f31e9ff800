package org.contexttck.reports.write;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.ShownFinding;
import org.contexttck.reports.page.Links;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.transcript.MessageLines;

/**
 * The report as SARIF 2.1.0: a rule for each requirement judged, a result for each one that failed or warned, and a
 * notification for each one that could not be judged.
 *
 * <p>A server has no line of source to point at. A result stands where the profile claims what broke, and names the line of the
 * transcript that shows it; without a profile it stands at the report.
 */
public final class SarifReport {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
    private static final Set<Verdict> OPEN = Set.of(Verdict.BLOCKED, Verdict.INCONCLUSIVE, Verdict.ERROR);
    private static final Set<Verdict> ASIDE = Set.of(Verdict.NOT_CLAIMED, Verdict.UNTESTED);
    private static final int SHORT = 300;

    private final Report report;
    private final MessageLines lines;
    private final Map<String, Integer> rules = new LinkedHashMap<>();

    private SarifReport(Report report, MessageLines lines) {
        this.report = report;
        this.lines = lines;
    }

    /**
     * @param lines the transcripts of the report
     * @return the text of {@code report.sarif}
     */
    public static String write(Report report, MessageLines lines) {
        return JsonText.indented(new SarifReport(report, lines).log());
    }

    private ObjectNode log() {
        ObjectNode run = NODES.objectNode();
        run.putObject("tool").set("driver", driver());
        run.putArray("invocations").add(invocation());
        run.putObject("automationDetails").put("id", "context-tck/" + shown(report.role()) + "/");
        ArrayNode results = run.putArray("results");
        report.requirements().stream()
                .filter(r ->
                        r.judged().verdict() == Verdict.FAILED || r.judged().verdict() == Verdict.WARNED)
                .forEach(r -> results.add(result(r)));
        ObjectNode properties = run.putObject("properties");
        properties.put("verdict", report.verdict().text());
        properties.put("implementation", shown(report.implementation().text()));
        properties.put("catalogueDigest", report.catalogueDigest());
        properties.put("profileDigest", report.profileDigest());
        ObjectNode log = NODES.objectNode();
        log.put("$schema", SCHEMA);
        log.put("version", "2.1.0");
        log.putArray("runs").add(run);
        return log;
    }

    private ObjectNode driver() {
        ObjectNode driver = NODES.objectNode();
        driver.put("name", "context-tck");
        driver.put("version", report.kit().version());
        ArrayNode all = driver.putArray("rules");
        for (RequirementResult r : report.requirements()) {
            if (!ASIDE.contains(r.judged().verdict()) && !rules.containsKey(r.id())) {
                rules.put(r.id(), rules.size());
                all.add(rule(r));
            }
        }
        return driver;
    }

    private ObjectNode rule(RequirementResult r) {
        ObjectNode rule = NODES.objectNode();
        rule.put("id", r.id());
        rule.set("shortDescription", message(Bounds.cut(r.judged().says(), SHORT)));
        rule.set("fullDescription", message(r.judged().says()));
        rule.putObject("defaultConfiguration").put("level", r.judged().level().equals("MUST") ? "error" : "warning");
        rule.set("help", message("The report has the exchange. context-tck explain " + r.id() + " says more."));
        ObjectNode properties = rule.putObject("properties");
        properties
                .putArray("tags")
                .add(r.judged().protocol())
                .add(r.judged().role())
                .add(r.judged().level());
        return rule;
    }

    private ObjectNode result(RequirementResult r) {
        ObjectNode result = NODES.objectNode();
        result.put("ruleId", r.id());
        result.put("ruleIndex", rules.get(r.id()));
        result.put("level", r.judged().verdict() == Verdict.FAILED ? "error" : "warning");
        result.set("message", message(text(r)));
        ObjectNode location = result.putArray("locations").addObject();
        Optional<ShownFinding> first = r.findings().stream().findFirst();
        FilePlace place = FilePlace.of(report, r);
        place(location, place.link(), place.line());
        first.map(shown -> shown.finding().subject())
                .filter(subject -> !subject.isEmpty())
                .ifPresent(subject ->
                        location.putArray("logicalLocations").addObject().put("name", shown(subject)));
        String transcript =
                first.map(f -> Cards.transcript(r, f)).orElse(r.judged().transcript());
        Optional<String> exchange = report.ofRecordings() ? Optional.empty() : Links.inside(transcript);
        exchange.ifPresent(link -> {
            ObjectNode related = result.putArray("relatedLocations").addObject();
            place(related, link, first.map(it -> line(transcript, it)).orElse(1));
            related.set("message", message(first.isPresent() ? "the message that shows it" : "the exchange"));
        });
        result.putObject("partialFingerprints").put("primaryLocationLineHash", r.id() + ":1");
        return result;
    }

    private static String text(RequirementResult r) {
        StringBuilder text = new StringBuilder(Cards.headline(r)).append('.');
        r.findings().stream().findFirst().ifPresent(f -> {
            add(text, "Expected", f.finding().expected());
            add(text, "Seen", f.finding().seen());
            add(text, "At", f.finding().pointer());
            add(text, "Likely cause", f.finding().cause());
        });
        add(text, "Because", r.findings().isEmpty() ? r.judged().reason() : "");
        int more = r.findings().size() - 1 + r.findingsLeft();
        return more > 0
                ? text.append("\n").append(more).append(" more in the report.").toString()
                : text.toString();
    }

    private static void add(StringBuilder text, String label, String what) {
        if (!what.isBlank()) {
            text.append('\n').append(label).append(": ").append(Bounds.cut(what, SHORT));
        }
    }

    private ObjectNode invocation() {
        ObjectNode invocation = NODES.objectNode();
        invocation.put(
                "executionSuccessful",
                report.verdict() != RunVerdict.ERROR && report.verdict() != RunVerdict.UNREACHABLE);
        invocation.put("startTimeUtc", report.started().toString());
        invocation.put("endTimeUtc", report.finished().toString());
        invocation.put("exitCode", report.exitCode());
        invocation.put("exitCodeDescription", shown(report.headline()));
        ArrayNode notes = invocation.putArray("toolExecutionNotifications");
        List<RequirementResult> open = report.requirements().stream()
                .filter(r -> OPEN.contains(r.judged().verdict()))
                .filter(r -> !report.ofRecordings() || r.judged().verdict() != Verdict.INCONCLUSIVE)
                .toList();
        for (RequirementResult r : open) {
            ObjectNode note = notes.addObject();
            note.putObject("associatedRule").put("id", r.id()).put("index", rules.get(r.id()));
            note.put("level", r.judged().verdict() == Verdict.INCONCLUSIVE ? "warning" : "error");
            note.set("message", message(Totals.words(r.judged().verdict()) + ": " + text(r)));
        }
        return invocation;
    }

    private int line(String transcript, ShownFinding shown) {
        return shown.finding().messages().stream()
                .max(Comparator.naturalOrder())
                .map(order -> lines.line(transcript, order))
                .orElse(1);
    }

    private static void place(ObjectNode location, String link, long line) {
        ObjectNode physical = location.putObject("physicalLocation");
        physical.putObject("artifactLocation").put("uri", link);
        physical.putObject("region").put("startLine", line);
    }

    /** In the text of a message braces are holes, and brackets followed by parentheses are links. */
    private static ObjectNode message(String text) {
        String shown =
                Visible.block(text).replace("](", "\\](").replace("{", "{{").replace("}", "}}");
        return NODES.objectNode().put("text", shown);
    }

    private static String shown(String text) {
        return Visible.line(Bounds.cut(text, SHORT));
    }
}
