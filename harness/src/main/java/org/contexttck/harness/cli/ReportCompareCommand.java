package org.contexttck.harness.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.contexttck.harness.run.report.SavedReport;
import org.contexttck.reports.compare.ChangeMarkdown;
import org.contexttck.reports.compare.ChangeText;
import org.contexttck.reports.compare.ReportChange;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck report compare}: what changed from one report to another. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Says what changed from one report to another: what got worse or better, what is",
            "judged for the first time or no longer, what the catalogue puts otherwise.",
            "Takes the reports as they are; context-tck report verify checks one."
        },
        footer = {
            "",
            "Exit codes:",
            "  0  no requirement that both reports judge got worse",
            "  1  one got worse, or the newer run came to no verdict",
            "  2  no report",
            "",
            "Examples:",
            "  context-tck report compare main-report context-tck-report",
            "  context-tck report compare orders-1.1.0.zip orders-1.2.0.zip --markdown"
        })
final class ReportCompareCommand implements Callable<Integer> {

    private static final String NAME = "report compare";

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "OLDER", description = "The folder of a report, or a packed one.")
    private Path older;

    @Parameters(index = "1", paramLabel = "NEWER", description = "The one that is held against it.")
    private Path newer;

    @ArgGroup
    private Form form = new Form();

    /** How it is told. */
    static final class Form {

        @Option(names = "--json", description = "As JSON; its schema is schemas/kit/comparison.schema.json.")
        private boolean json;

        @Option(names = "--markdown", description = "As Markdown, for a comment on a pull request.")
        private boolean markdown;
    }

    @Override
    public Integer call() throws IOException {
        ReportChange change = ReportChange.between(SavedReport.read(NAME, older), SavedReport.read(NAME, newer));
        PrintWriter out = spec.commandLine().getOut();
        if (form.json) {
            out.print(change.json());
        } else if (form.markdown) {
            out.print(ChangeMarkdown.write(change));
        } else {
            out.println(new ChangeText(Terminal.current().width()).text(change));
        }
        out.flush();
        return change.worse() ? 1 : 0;
    }
}
