package org.contexttck.harness.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.report.MergedReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck report merge}: one report from those of all shards. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Makes one report of those that the shards of a run have written, and judges anew.",
        footer = {
            "",
            "Exit codes: as of context-tck run",
            "",
            "Examples:",
            "  context-tck report merge shard-1 shard-2 --out whole",
            "  context-tck report merge shard-* --out whole --baseline known.yaml"
        })
final class ReportMergeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", arity = "1..*", description = "The report folders of all shards.")
    private List<Path> folders;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Folder for the report of the whole.")
    private Path out;

    @Option(names = "--strict", description = "A SHOULD that does not hold makes it fail.")
    private boolean strict;

    @Mixin
    private OutputWords output = new OutputWords();

    @Mixin
    private GateWords gate = new GateWords();

    @Override
    public Integer call() throws IOException, ProfileException {
        return new MergedReport(output.of(spec.commandLine())).write(folders, out, strict, gate.request());
    }
}
