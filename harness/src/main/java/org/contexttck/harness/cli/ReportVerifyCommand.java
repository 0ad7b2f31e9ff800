package org.contexttck.harness.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.contexttck.harness.run.report.ReportVerification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck report verify}: grades a recorded run again. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Says whether a report is what its transcripts give.",
            "Compares the files with what they were when the run ended, then grades the run again: the same scenarios, told"
                    + " what the transcripts have. Starts nothing, waits for nothing and needs no network."
        },
        footer = {
            "",
            "Exit codes:",
            "  0  the report is what its transcripts give",
            "  1  it is not: a file was changed, or a verdict is another",
            "  2  no report that can be verified",
            "  5  the verdicts are right as far as can be said, but not all could be graded again",
            "",
            "Examples:",
            "  context-tck report verify context-tck-report",
            "  context-tck report verify orders-1.2.0.zip"
        })
final class ReportVerifyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The folder of a report, or a packed one.")
    private Path folder;

    @Override
    public Integer call() throws IOException, InterruptedException {
        return new ReportVerification(OutputWords.text(spec.commandLine())).verify(folder);
    }
}
