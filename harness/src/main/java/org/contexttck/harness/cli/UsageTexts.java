package org.contexttck.harness.cli;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.catalogue.NearWords;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in one line, and where to read on. */
final class UsageTexts {

    private static final String TARGETS = "a PROFILE file, --stdio COMMAND, --url URL, --dial-in MODEL or --reference";

    private static final Pattern NO_COMMAND = Pattern.compile("Unknown subcommand '(.*)'\\.");

    private UsageTexts() {}

    static String problem(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        if (wrong instanceof MutuallyExclusiveArgsException) {
            if (wrong.getCommandLine().getCommandName().equals("init")) {
                return "both --stdio and --url; give one of them, or none for a template";
            }
            return "more than one target; give one of " + TARGETS;
        }
        String text = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("wrong arguments");
        if (wrong instanceof MissingParameterException && text.contains("--reference")) {
            return "no target; give " + TARGETS;
        }
        Matcher command = NO_COMMAND.matcher(text);
        return command.matches() ? unknownCommand(command.group(1), wrong.getCommandLine()) : text;
    }

    static String help(ParameterException wrong) {
        return "Try: " + wrong.getCommandLine().getCommandSpec().qualifiedName() + " --help";
    }

    private static String unmatched(UnmatchedArgumentException wrong) {
        String first = wrong.getUnmatched().get(0);
        if (wrong.isUnknownOption()) {
            List<String> known = wrong.getCommandLine().getCommandSpec().options().stream()
                    .map(OptionSpec::longestName)
                    .toList();
            String meant = NearWords.meant(first.replaceFirst("=.*", ""), known);
            return "unknown option \"" + first + "\"" + (meant.isEmpty() ? "" : "; " + meant);
        }
        return wrong.getCommandLine().getSubcommands().isEmpty()
                ? "unknown argument \"" + first + "\""
                : unknownCommand(first, wrong.getCommandLine());
    }

    private static String unknownCommand(String word, CommandLine at) {
        List<String> known = List.copyOf(at.getSubcommands().keySet());
        return "unknown command \"" + word + "\"; " + NearWords.meantOr("known are", word, known);
    }
}
