package org.contexttck.reports.write;

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
     * @return the report that a file holds
     * @throws IllegalArgumentException if it is none, with one line saying why
     */
    public static Report read(String text) {
        return RecordReader.read(Report.class, JsonText.read(text));
    }
}
