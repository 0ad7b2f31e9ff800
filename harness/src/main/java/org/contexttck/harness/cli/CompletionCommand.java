package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck completion}: the script that lets a shell complete commands and options. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints the script that lets a shell complete commands and options.",
        footer = {
            "",
            "For this shell only:  source <(context-tck completion bash)",
            "For good:             the same line in ~/.bashrc, or with zsh in ~/.zshrc",
            "",
            "Examples:",
            "  context-tck completion bash",
            "  context-tck completion zsh"
        })
final class CompletionCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "SHELL", description = "Which one: ${COMPLETION-CANDIDATES}.")
    private Shell shell;

    /** Shells that understand the script. */
    enum Shell {
        bash,
        zsh
    }

    /** The same script is for both: it turns on what zsh has for scripts of bash. */
    @Override
    public Integer call() {
        CommandLine root = spec.root().commandLine();
        PrintWriter out = spec.commandLine().getOut();
        out.print(AutoComplete.bash(root.getCommandName(), root));
        out.flush();
        return 0;
    }
}
