package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.contexttck.harness.run.KitVersion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.OptionSpec;

/** The command {@code context-tck}. */
@Command(
        name = "context-tck",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        subcommands = {
            RunCommand.class,
            CheckCommand.class,
            DoctorCommand.class,
            InitCommand.class,
            SelftestCommand.class,
            ServeCommand.class,
            ListCommand.class,
            ExplainCommand.class,
            SpecCommand.class,
            ReportCommand.class,
            CompletionCommand.class,
            HelpCommand.class
        },
        description = "Tests MCP servers, clients and proxies, and MCPP gateways and participants.",
        footer = {
            "",
            "Exit codes: 0 conforming, 1 not conforming, 2 usage or profile, 3 unreachable,",
            "            4 fault of the kit, 5 inconclusive, 6 baseline no longer true",
            "Examples:   context-tck doctor --stdio \"node server.js\"",
            "            context-tck run --stdio \"node server.js\"",
            "Guides:     context-tck spec --out site; then open site/guides.html"
        })
public final class Main {

    private static final int HELP_WIDTH = 80;

    private Main() {}

    /** Runs a command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        System.setProperty("sun.net.httpserver.nodelay", "true");
        int code = execute(
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                arguments);
        System.out.flush();
        System.exit(code);
    }

    /**
     * Runs a command.
     *
     * @return its exit code
     */
    public static int execute(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine command = commandLine();
        command.setOut(out);
        command.setErr(err);
        command.setExecutionExceptionHandler((failure, line, parsed) -> Failures.tell(failure, err));
        command.setParameterExceptionHandler((wrong, words) -> {
            if (words.length == 0) {
                command.usage(err);
            } else {
                err.println("context-tck: " + UsageTexts.problem(wrong));
                err.println(UsageTexts.help(wrong));
            }
            return Failures.USAGE;
        });
        return command.execute(arguments);
    }

    /** The commands, without a place to write to. */
    static CommandLine commandLine() {
        CommandLine command = Converters.addedTo(new CommandLine(new Main())).setUsageHelpWidth(HELP_WIDTH);
        command.getSubcommands().values().forEach(Main::hideVersion);
        ServeCommand.withHelpOfEach(command.getSubcommands().get("serve"));
        return command;
    }

    /** It is understood everywhere, and shown once. */
    private static void hideVersion(CommandLine command) {
        OptionSpec version = command.getCommandSpec().findOption("--version");
        if (version != null) {
            command.getCommandSpec().remove(version);
            command.getCommandSpec()
                    .addOption(OptionSpec.builder(version).hidden(true).build());
        }
        command.getSubcommands().values().forEach(Main::hideVersion);
    }

    /** The version, read when it is asked for. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"context-tck " + KitVersion.text()};
        }
    }
}
