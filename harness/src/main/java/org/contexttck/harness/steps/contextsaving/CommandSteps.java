package org.contexttck.harness.steps.contextsaving;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.oracle.StderrOracle;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.steps.shared.Subjects;
import org.contexttck.json.Pointer;

/** Runs the command tools of the profile (CS-E-01 to CS-E-08). */
public final class CommandSteps {

    private final Commands commands;

    public CommandSteps(Commands commands, Subjects subjects, CommandDemands demands) {
        this.commands = commands;
        subjects.add("command", CommandDemands.ROWS.of(demands, which -> demands.answered()));
    }

    /** Sets those aside that bring no info for what they cut. */
    void bringsInfo() throws InterruptedException {
        for (CommandTool tool : commands.tools()) {
            commands.run(tool, "noisy", SentParameters.NOTHING)
                    .filter(run -> run.stderrInfo().isEmpty())
                    .ifPresent(run -> commands.world()
                            .setAside(
                                    tool.tool(),
                                    run.call().line() + " brings no truncation info at " + tool.stderrInfo()
                                            + ", so there is nothing to compare with"));
        }
    }

    @When("each command tool is run {string}")
    public void isRun(String purpose) throws InterruptedException {
        for (CommandTool tool : commands.tools()) {
            commands.run(tool, purpose, SentParameters.NOTHING).ifPresent(this::fits);
        }
    }

    @When("each command tool is run {string} with:")
    public void isRunWith(String purpose, DataTable table) throws InterruptedException {
        for (CommandTool tool : commands.tools()) {
            int made = 0;
            for (Map<String, String> row : table.asMaps()) {
                for (SentParameters sent : SentParameters.ofText(row, "")) {
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
        if (!run.tells()) {
            return;
        }
        boolean text = run.call().structured().isPresent()
                && (run.stderr().isPresent() || run.purpose().equals("quiet"));
        boolean much = !List.of("noisy", CommandRun.FAILING).contains(run.purpose())
                || run.stderrInfo().isPresent()
                || run.stderrBytes() > StderrOracle.CAP / 2;
        boolean silent = List.of("wordy", "both").contains(run.purpose())
                && run.tool().stdout().isPresent()
                && run.stdout().isEmpty();
        if (silent) {
            Pointer stdout = run.tool().stdout().orElseThrow();
            commands.world().correct(run.call(), " has no text at " + stdout, "stdout");
        } else if (!text) {
            commands.world().correct(run.call(), " has no text at " + run.tool().stderr(), "stderr");
        } else if (!much) {
            String wanted = " bytes of stderr, but is to write more than " + StderrOracle.MOST;
            commands.world().correct(run.call(), " returned " + run.stderrBytes() + wanted, run.purpose());
        }
    }
}
