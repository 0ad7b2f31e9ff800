package org.contexttck.reports.write;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.ShownFinding;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordJson;

/** The report as {@code report.json}; its shape is {@code schemas/kit/report.schema.json}. */
public final class ReportJson {

    /** What a requirement says of its scenarios anyway, and what the log tells of their steps. */
    private static final List<String> SAID = List.of("requirements", "findings", "steps");

    private ReportJson() {}

    /** @return the text of the file */
    public static String write(Report report) {
        ObjectNode file = RecordJson.write(report);
        ArrayNode requirements = file.putArray("requirements");
        report.requirements().forEach(r -> requirements.add(requirement(r)));
        findings(file.putArray("unjudged"), report.unjudged());
        return JsonText.indented(file);
    }

    /** The event, with the scenarios themselves in place of their keys, behind its other members. */
    private static ObjectNode requirement(RequirementResult r) {
        ObjectNode requirement = RecordJson.write(r.judged());
        requirement.remove("scenarios");
        ArrayNode scenarios = requirement.putArray("scenarios");
        r.scenarios().forEach(s -> scenarios.add(RecordJson.write(s).remove(SAID)));
        findings(requirement.putArray("findings"), r.findings());
        return requirement.put("findingsLeft", r.findingsLeft());
    }

    private static void findings(ArrayNode findings, List<ShownFinding> all) {
        for (ShownFinding shown : all) {
            ScenarioFinished scenario = shown.scenario();
            ObjectNode finding = findings.addObject();
            finding.put("requirement", shown.finding().requirement());
            finding.put("scenario", scenario.key());
            finding.put("scenarioName", scenario.name());
            finding.put("transcript", shown.transcript());
            finding.setAll(RecordJson.write(shown.finding()).remove(List.of("transcript")));
            finding.put("left", shown.left());
        }
    }
}
