package org.contexttck.harness.cli;

import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in one line, and where to read on. */
final class UsageTexts {

    private static final String TARGETS = "a PROFILE file, --stdio COMMAND, --url URL, --dial-in MODEL or --reference";

    private UsageTexts() {}

    static String problem(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        if (wrong instanceof MutuallyExclusiveArgsException) {
            return "more than one target; give one of " + TARGETS;
        }
        String text = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("wrong arguments");
        if (wrong instanceof MissingParameterException && text.contains("--reference")) {
            return "no target; give " + TARGETS;
        }
        return text;
    }

    static String help(ParameterException wrong) {
        return "Try: " + wrong.getCommandLine().getCommandSpec().qualifiedName() + " --help";
    }

    private static String unmatched(UnmatchedArgumentException wrong) {
        String first = wrong.getUnmatched().get(0);
        if (wrong.isUnknownOption()) {
            List<String> near = wrong.getSuggestions();
            return "unknown option \"" + first + "\""
                    + (near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?");
        }
        boolean command = !wrong.getCommandLine().getSubcommands().isEmpty();
        return command
                ? "unknown command \"" + first + "\"; known are "
                        + String.join(
                                ", ", wrong.getCommandLine().getSubcommands().keySet())
                : "unknown argument \"" + first + "\"";
    }
}
