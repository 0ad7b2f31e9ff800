package org.contexttck.harness.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code context-tck report}: what can be done with reports that are there. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        subcommands = {
            ReportMergeCommand.class,
            ReportCompareCommand.class,
            ReportVerifyCommand.class,
            ReportPackCommand.class,
            ReportBoardCommand.class
        },
        description = "Works on reports that are there.",
        footer = {
            "",
            "Examples:",
            "  context-tck report merge shard-1 shard-2 --out whole",
            "  context-tck report compare main-report context-tck-report",
            "  context-tck report verify context-tck-report",
            "  context-tck report pack context-tck-report --out orders-1.2.0.zip",
            "  context-tck report board submissions --out site"
        })
final class ReportCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "say what to do: " + String.join(", ", spec.subcommands().keySet()));
    }
}
