package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What each command says of itself: on one screen, with examples that are right, and for shells. */
class HelpTest {

    private static final int LINES = 30;
    private static final int COLUMNS = 80;

    static Stream<CommandLine> commands() {
        List<CommandLine> commands = new ArrayList<>();
        add(Main.commandLine(), commands);
        return commands.stream();
    }

    private static void add(CommandLine command, List<CommandLine> all) {
        all.add(command);
        command.getSubcommands().values().forEach(each -> add(each, all));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void fitsOnOneScreen(CommandLine command) {
        assertThat(help(command).lines())
                .hasSizeLessThanOrEqualTo(LINES)
                .allMatch(line -> line.length() <= COLUMNS, "is at most " + COLUMNS + " wide");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void showsExamplesThatCanBeTyped(CommandLine command) {
        if (command.getCommandName().equals("help")) {
            return;
        }
        String own = command.getCommandSpec().qualifiedName();
        List<String> examples = help(command)
                .lines()
                .map(line -> line.replaceFirst("^(Examples:)? +", ""))
                .filter(line -> line.startsWith("context-tck "))
                .toList();

        assertThat(examples).isNotEmpty().allMatch(line -> line.startsWith(own), "is of " + own);
        for (String example : examples) {
            List<String> words = org.contexttck.harness.wire.process.CommandLine.split(example);
            String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
            assertThatCode(() -> Main.commandLine().parseArgs(arguments))
                    .as(example)
                    .doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "report             | say what to do: merge, compare, verify, pack, board | context-tck report --help",
                "report frobnicate  | unknown command \"frobnicate\"; known are merge, compare, verify, pack, board | context-tck report --help",
                "report merge       | --out DIR, DIR are missing; write context-tck report merge shard-1 shard-2 --out whole | context-tck report merge --help",
                "completion         | SHELL is missing; write context-tck completion bash | context-tck completion --help",
                "completion fish    | SHELL: \"fish\" is not known; known are bash, zsh | context-tck completion --help",
            })
    void saysWhatIsWrongWithTheWords(String words, String problem, String help) {
        StringWriter err = new StringWriter();

        assertThat(Main.execute(new PrintWriter(err), new PrintWriter(err, true), words.split(" ")))
                .isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly("context-tck: " + problem, "Try: " + help);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsServedHasAHelpOfItsOwn(ServedReference what) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();

        assertThat(Main.execute(new PrintWriter(out, true), new PrintWriter(err), "serve", what.name(), "--help"))
                .isZero();

        String own = out.toString();
        assertThat(own).startsWith("Usage: context-tck serve " + what);
        assertThat(own.lines())
                .hasSizeLessThanOrEqualTo(LINES)
                .allMatch(line -> line.length() <= COLUMNS, "is at most " + COLUMNS + " wide");
        for (OptionSpec option : what.help().options()) {
            assertThat(own).contains(option.longestName());
        }
        assertThat(own.contains("--upstream")).isEqualTo(what == ServedReference.intermediary);
    }

    @ParameterizedTest
    @CsvSource({"bash", "zsh"})
    void aShellLearnsTheCommandsAndOptions(String shell) {
        assertThat(script(shell))
                .startsWith("#!/usr/bin/env bash")
                .contains("complete -F _complete_context-tck", "'--baseline'", "\"merge\"", "bashcompinit");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run --fail          | --fail-under",
                "expl                | explain",
                "explain TC-S-0      | TC-S-01 TC-S-02 TC-S-03 TC-S-04 TC-S-05 TC-S-06 TC-S-07 TC-S-08 TC-S-09",
                "list --role cl      | client",
                "list --protocol con | context-saving context-pack",
                "run --dial-in a     | anthropic anthropic-stream",
                "report m            | merge",
                "serve part          | participant",
            })
    @EnabledOnOs(OS.LINUX)
    void theScriptCompletes(String words, String offered) throws Exception {
        String ask = "\nCOMP_WORDS=(context-tck " + words + "); COMP_CWORD=" + words.split(" ").length
                + "; _complete_context-tck 2>/dev/null; echo \"${COMPREPLY[@]}\"\n";
        Process bash =
                new ProcessBuilder("bash", "-s").redirectErrorStream(true).start();
        bash.getOutputStream().write((script("bash") + ask).getBytes(java.nio.charset.StandardCharsets.UTF_8));
        bash.getOutputStream().close();

        assertThat(new String(bash.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8).strip())
                .isEqualTo(offered);
    }

    private static String script(String shell) {
        StringWriter out = new StringWriter();
        assertThat(Main.execute(new PrintWriter(out), new PrintWriter(out), "completion", shell))
                .isZero();
        return out.toString();
    }

    private static String help(CommandLine command) {
        return command.getUsageMessage(CommandLine.Help.Ansi.OFF);
    }
}
