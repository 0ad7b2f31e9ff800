package org.contexttck.harness.run.report;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.write.ConsoleTable;
import org.contexttck.reports.write.ReportJson;

/** What a command prints of a report, beside the files that it writes. */
public final class ReportOutput {

    private final PrintWriter out;
    private final PrintWriter err;
    private final Console console;
    private final Form form;
    private final SpecLinks spec;

    /** What goes to standard output. */
    public enum Form {
        /** Tables and cards for people. */
        TABLE,
        /** The verdict in one line. */
        VERDICT,
        /** The report as one JSON document, {@code schemas/kit/report.schema.json}. */
        JSON
    }

    /** @param err where progress goes, and warnings if {@code out} is for something else */
    public ReportOutput(PrintWriter out, PrintWriter err, Console console, Form form) {
        this(out, err, console, form, SpecLinks.NONE);
    }

    private ReportOutput(PrintWriter out, PrintWriter err, Console console, Form form, SpecLinks spec) {
        this.out = out;
        this.err = err;
        this.console = console;
        this.form = form;
        this.spec = spec;
    }

    /** Prints nothing at all. */
    public static ReportOutput none() {
        PrintWriter nowhere = new PrintWriter(PrintWriter.nullWriter());
        return new ReportOutput(nowhere, nowhere, new Console(false, false, 100), Form.VERDICT);
    }

    /** The same, with pages that lead to the specification. */
    public ReportOutput leadingTo(SpecLinks site) {
        return new ReportOutput(out, err, console, form, site);
    }

    /** Where pages lead for what requirements say. */
    public SpecLinks spec() {
        return spec;
    }

    /** A line beside the report. */
    public void warn(String line) {
        (form == Form.TABLE ? out : err).println(line);
    }

    /** A line that is no part of what was asked for. */
    void error(String line) {
        err.println("context-tck: " + line);
        err.flush();
    }

    /** Where to show progress; nowhere if little is asked for. */
    public PrintWriter progress() {
        return form == Form.VERDICT ? new PrintWriter(PrintWriter.nullWriter()) : err;
    }

    public Console console() {
        return console;
    }

    /** Where the text goes. */
    PrintWriter out() {
        return out;
    }

    /** Prints a report. @param folder where it lies @param further what a gate says about it */
    public void report(Report report, Path folder, List<String> further) {
        switch (form) {
            case TABLE ->
                out.println(new ConsoleTable(console.width(), console.colour(), folder.toString())
                        .text(report)
                        .stripTrailing());
            case VERDICT -> out.println(Visible.line(report.headline()));
            case JSON -> out.println(ReportJson.write(report).stripTrailing());
        }
        further.forEach(this::warn);
        out.flush();
        err.flush();
    }
}
