package org.contexttck.harness.cli;

import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.report.ReportOutput;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How to say what is printed of a report. */
final class OutputWords {

    @Option(names = "--quiet", description = "Print the verdict alone, in one line.")
    private boolean quiet;

    @Option(names = "--json", description = "Print report.json instead of tables.")
    private boolean json;

    @Mixin
    private SiteWords site = new SiteWords();

    /** @throws UsageException if both are given */
    ReportOutput of(CommandLine command) {
        if (quiet && json) {
            throw new UsageException("both --quiet and --json; give one of them");
        }
        ReportOutput.Form form = quiet ? ReportOutput.Form.VERDICT : ReportOutput.Form.TABLE;
        return of(command, json ? ReportOutput.Form.JSON : form).leadingTo(site.links());
    }

    /** For commands that print a text of their own. */
    static ReportOutput text(CommandLine command) {
        return of(command, ReportOutput.Form.TABLE);
    }

    private static ReportOutput of(CommandLine command, ReportOutput.Form form) {
        return new ReportOutput(command.getOut(), command.getErr(), Terminal.current(), form);
    }
}
