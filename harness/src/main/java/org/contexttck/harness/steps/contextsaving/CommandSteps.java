package org.contexttck.harness.steps.contextsaving;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.When;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.oracle.StderrOracle;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.steps.shared.Subjects;

/** Runs the command tools of the profile (CS-E-01 to CS-E-08). */
public final class CommandSteps {

    private final Commands commands;

    public CommandSteps(Commands commands, Subjects subjects, CommandDemands demands) {
        this.commands = commands;
        subjects.add("command", demands);
    }

    /** Sets those aside that bring no info for what they cut. */
    void bringsInfo() throws InterruptedException {
        for (CommandTool tool : commands.tools()) {
            Optional<CommandRun> run = commands.run(tool, "noisy", Commands.NO_LIMITS);
            run.filter(one -> one.stderrInfo().isEmpty())
                    .ifPresent(one -> commands.world()
                            .setAside(
                                    tool.tool(),
                                    one.call().line() + " brings no truncation info at " + tool.stderrInfo()
                                            + ", so there is nothing to compare with"));
        }
    }

    @When("each command tool is run {string}")
    public void isRun(String purpose) throws InterruptedException {
        for (CommandTool tool : commands.tools()) {
            commands.run(tool, purpose, Commands.NO_LIMITS).ifPresent(this::fits);
        }
    }

    @When("each command tool is run {string} with:")
    public void isRunWith(String purpose, DataTable table) throws InterruptedException {
        for (CommandTool tool : commands.tools()) {
            int made = 0;
            for (Map<String, String> row : table.asMaps()) {
                for (SentLimits sent : SentLimits.of(row, "")) {
                    made += commands.run(tool, purpose, sent).isPresent() ? 1 : 0;
                }
            }
            if (made == 0) {
                commands.world().evidence().nothingToTry("\"" + tool.tool() + "\" takes no limit for its stdout");
            }
        }
    }

    /** Whether a run did what the profile says it does; if not, the profile is to be corrected. */
    private void fits(CommandRun run) {
        if (!run.call().succeeded()) {
            return;
        }
        if (run.call().structured().isEmpty()
                || run.stderr().isEmpty() && !run.purpose().equals("quiet")) {
            block(run, "has no text at " + run.tool().stderr() + "; correct `stderr` of this tool in the profile");
        } else if (run.purpose().equals("noisy")
                && run.stderrInfo().isEmpty()
                && run.stderrBytes() <= StderrOracle.CAP / 2) {
            block(
                    run,
                    "returned " + run.stderrBytes() + " bytes of stderr, but is to write more than " + StderrOracle.MOST
                            + "; correct `noisy` of this tool in the profile");
        }
    }

    private void block(CommandRun run, String reason) {
        commands.world().evidence().blocked(run.call().line() + " " + reason);
    }
}
