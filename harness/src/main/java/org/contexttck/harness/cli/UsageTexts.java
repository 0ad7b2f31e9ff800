package org.contexttck.harness.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
    private static final Pattern VALUE = Pattern.compile(
            "Invalid value for (?:option '(\\S+)'|positional parameter at index \\S+)(?: \\((.*?)\\))?: (.*)");
    private static final Pattern CHOICE =
            Pattern.compile("expected one of \\[(.*)\\] \\(case-sensitive\\) but was '(.*)'");
    private static final Pattern BARE = Pattern.compile("Missing required parameter for option '(\\S+)' \\((.*)\\)");
    private static final Pattern TWICE = Pattern.compile("option '(\\S+)'.* should be specified only once");
    private static final Pattern MISSING = Pattern.compile("Missing required [a-z ]+: (.*)");

    private UsageTexts() {}

    static String problem(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        if (wrong instanceof MutuallyExclusiveArgsException) {
            return wrong.getCommandLine().getCommandName().equals("init")
                    ? "more than one target; give one of them, or none for a template"
                    : "more than one target; give one of " + TARGETS;
        }
        String text = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("wrong arguments");
        if (wrong instanceof MissingParameterException && text.contains("--reference")) {
            return "no target; give " + TARGETS;
        }
        Matcher command = NO_COMMAND.matcher(text);
        return command.matches()
                ? unknownCommand(command.group(1), wrong.getCommandLine())
                : said(text, wrong.getCommandLine());
    }

    /** What picocli says, as the kit says things: where, what, what to do. */
    private static String said(String text, CommandLine at) {
        Matcher value = VALUE.matcher(text);
        if (value.matches()) {
            String where = Optional.ofNullable(value.group(1)).orElse(value.group(2));
            Matcher choice = CHOICE.matcher(value.group(3));
            return where + ": " + (choice.matches() ? unknown(choice.group(2), choice.group(1)) : value.group(3));
        }
        Matcher bare = BARE.matcher(text);
        if (bare.matches()) {
            return bare.group(1) + ": nothing stands behind it; write " + bare.group(1) + " " + bare.group(2);
        }
        Matcher twice = TWICE.matcher(text);
        if (twice.matches()) {
            return twice.group(1) + ": given more than once; give it once";
        }
        Matcher missing = MISSING.matcher(text);
        if (missing.matches()) {
            String what = missing.group(1).replace("'", "").replace("=", " ");
            return what + (what.contains(",") ? " are missing; write " : " is missing; write ") + synopsis(at);
        }
        return text;
    }

    private static String unknown(String word, String choices) {
        return "\"" + word + "\" is not known; "
                + NearWords.meantOr("known are", word, Arrays.asList(choices.split(", ")));
    }

    /** The first example of the command: it is right, and has all that is needed. */
    private static String synopsis(CommandLine at) {
        return Arrays.stream(at.getCommandSpec().usageMessage().footer())
                .map(String::strip)
                .filter(line -> line.startsWith("context-tck "))
                .findFirst()
                .orElseGet(() -> at.getCommandSpec().qualifiedName() + " --help");
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
        return "unknown command \"" + word + "\"; "
                + NearWords.meantOr("known are", word, at.getSubcommands().keySet());
    }
}
