package org.contexttck.reports.write;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordJson;
import org.contexttck.reports.text.RecordReader;

/** The report as {@code report.json}; its shape is {@code schemas/kit/report.schema.json}. */
public final class ReportJson {

    private ReportJson() {}

    /** @return the text of the file */
    public static String write(Report report) {
        return JsonText.indented(RecordJson.write(report));
    }

    /**
     * Reads a report. Members that earlier kits did not write may be missing.
     *
     * @return the report that a file holds
     * @throws IllegalArgumentException if it is none, with one line saying why
     */
    public static Report read(String text) {
        JsonNode read = JsonText.read(text);
        if (read instanceof ObjectNode report) {
            complete(report);
        }
        return RecordReader.read(Report.class, read);
    }

    private static void complete(ObjectNode report) {
        if (report.get("target") instanceof ObjectNode target) {
            if (!target.has("role")) {
                target.put("role", report.path("role").asText());
            }
            if (!target.has("way")) {
                target.put("way", "");
            }
            if (!report.has("targets")) {
                report.putArray("targets").add(target.deepCopy());
            }
        }
        for (String list : List.of("readings", "known", "measurements", "tried")) {
            if (!report.has(list)) {
                report.putArray(list);
            }
        }
    }
}
