package org.contexttck.harness.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.contexttck.harness.run.report.PackedReport;
import org.contexttck.harness.run.report.ReportVerification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck report pack}: a verified report in one file. */
@Command(
        name = "pack",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Verifies a report and puts it into one file, to be sent to a list of results.",
            "Everything that the implementation said is in it, without the secrets of the profile."
        },
        footer = {
            "",
            "Exit codes: as of context-tck report verify; with 1 nothing is packed",
            "",
            "Examples:",
            "  context-tck report pack context-tck-report --out orders.zip",
            "  context-tck report pack out --out orders.zip --contact me@example.org"
        })
final class ReportPackCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The folder of a report.")
    private Path folder;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The zip file to write.")
    private Path out;

    @Option(
            names = "--homepage",
            paramLabel = "URL",
            defaultValue = "",
            description = "Where people find the implementation.")
    private String homepage;

    @Option(names = "--contact", paramLabel = "TEXT", defaultValue = "", description = "Whom to ask about the result.")
    private String contact;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter console = spec.commandLine().getOut();
        PackedReport.refuseIfThere(out);
        int code = new ReportVerification(OutputWords.text(spec.commandLine())).verify(folder);
        if (code == ReportVerification.NOT_SO) {
            console.println("nothing was packed");
        } else {
            int files = PackedReport.write(folder, out, new PackedReport.Sender(homepage, contact));
            console.println("wrote " + out + ": " + files + " files");
        }
        console.flush();
        return code;
    }
}
