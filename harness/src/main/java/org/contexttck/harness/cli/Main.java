package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    private static final List<Class<?>> COMMANDS = List.of(
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
            HelpCommand.class);

    /** These tell of the others. */
    private static final Set<Class<?>> OF_ALL = Set.of(CompletionCommand.class, HelpCommand.class);

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
        CommandLine command = commandLine(needed(arguments));
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

    /** To build them all takes longer than to run many a one: only that which the first word names, if it names one. */
    private static List<Class<?>> needed(String... arguments) {
        String word = arguments.length == 0 ? "" : arguments[0];
        if (word.equals("--version") || word.equals("-V")) {
            return List.of();
        }
        return COMMANDS.stream()
                .filter(one -> one.getAnnotation(Command.class).name().equals(word) && !OF_ALL.contains(one))
                .findFirst()
                .<List<Class<?>>>map(List::of)
                .orElse(COMMANDS);
    }

    /** All commands, without a place to write to. */
    static CommandLine commandLine() {
        return commandLine(COMMANDS);
    }

    private static CommandLine commandLine(List<Class<?>> commands) {
        CommandLine command = new CommandLine(new Main());
        commands.forEach(command::addSubcommand);
        Converters.addedTo(command).setUsageHelpWidth(HELP_WIDTH);
        command.getSubcommands().values().forEach(Main::hideVersion);
        Optional.ofNullable(command.getSubcommands().get("serve")).ifPresent(ServeCommand::withHelpOfEach);
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
