package org.contexttck.harness.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.contexttck.harness.run.report.BoardSite;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck report board}: a site that shows many reports side by side. */
@Command(
        name = "board",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Makes a site of static pages that shows reports side by side.",
            "Verifies each report. Files are compared with the certificate, and a report is",
            "graded again, once for each kit; the site remembers that it was, by the SHA-256",
            "of the certificate and of the packed report."
        },
        footer = {
            "",
            "Exit codes:",
            "  0  all reports are on it",
            "  1  some were refused, and named; the site is without them",
            "  2  no report, or none that is what its transcripts give; no site was written",
            "",
            "Examples:",
            "  context-tck report board submissions --out site",
            "  context-tck report board orders.zip other.zip --out site --title \"Ours\""
        })
final class ReportBoardCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DIR",
            arity = "1..*",
            description = "Folders of reports, packed reports, or folders that hold such.")
    private List<Path> reports;

    @Option(
            names = "--out",
            paramLabel = "SITE",
            required = true,
            description = "Folder for the pages. One that an earlier build made is brought up to date.")
    private Path out;

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            defaultValue = "Tested implementations",
            description = "Name of the list (default: ${DEFAULT-VALUE}).")
    private String title;

    @Mixin
    private SiteWords site = new SiteWords();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Writable.folder("--out", out);
        return new BoardSite(OutputWords.text(spec.commandLine()).leadingTo(site.links()), out).build(reports, title);
    }
}
