package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.harness.oracle.CutFault;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.StderrOracle;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.Subject;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.JsonEquality;

/** What may come back of a command's output (CS-E-01 to CS-E-08). */
public final class CommandDemands implements Subject {

    private static final Demands<CommandDemands, CommandRun> ROWS = new Demands<CommandDemands, CommandRun>()
            .all("stderr", "the first 100KB of what was written", CommandDemands::cut)
            .all("stderr", "as long as without limits, give or take a twentieth", CommandDemands::sameAsWithoutLimits)
            .all("stderr", "whole and without info, if it is short", CommandDemands::shortOnesAreWhole)
            .all("stderr info", "the counts of the cut stderr, beside truncated", CommandDemands::flagAndInfo)
            .all("truncated", "true if stdout or stderr was cut", CommandDemands::flagForEither)
            .all("stdout", "what its limits leave of the stdout without limits", CommandDemands::stdoutByItsOwn)
            .all("stdout", "a text", CommandDemands::answersWithStdout)
            .all("marker", "as the profile has it, in the runs that write it", CommandDemands::markerIsSeen);

    private static final String QUIET = "quiet";

    private final Commands commands;
    private final SavingFaults faults;

    public CommandDemands(Commands commands, SavingFaults faults) {
        this.commands = commands;
        this.faults = faults;
    }

    public static List<String> rows() {
        return ROWS.rows();
    }

    @Override
    public List<ToolCall> calls() {
        return commands.runs().stream().map(CommandRun::call).toList();
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException {
        ROWS.judge(this, answered(), at, mustBe);
    }

    private void cut(List<CommandRun> answered) {
        for (CommandRun run : answered) {
            long bytes = run.stderrBytes();
            if (bytes > StderrOracle.MOST) {
                stderr(run, "has " + bytes + " bytes, must be cut to " + StderrOracle.CAP);
            } else if (bytes == 0 && run.stderrInfo().isPresent()) {
                stderr(run, "is empty, must hold the first of what was written");
            }
        }
    }

    private void sameAsWithoutLimits(List<CommandRun> answered) {
        for (CommandRun run : answered) {
            Optional<CommandRun> other =
                    run.limited() ? commands.unlimited(run.tool(), run.purpose()) : Optional.empty();
            Optional<String> expected = other.flatMap(CommandRun::stderr);
            if (expected.isPresent() && differs(run, expected.get())) {
                stderr(
                        run,
                        "has " + run.stderrBytes() + " bytes, without the limit " + Utf8Text.bytes(expected.get())
                                + ": a limit for stdout must leave it alone");
            }
        }
    }

    /** A command may write times and numbers that change; its amount does not change much. */
    private static boolean differs(CommandRun run, String expected) {
        long before = Utf8Text.bytes(expected);
        long slack = before / 20;
        return Math.abs(run.stderrBytes() - before) > slack;
    }

    private void flagAndInfo(List<CommandRun> answered) {
        for (CommandRun run : answered) {
            Optional<JsonNode> info = run.stderrInfo().filter(JsonNode::isObject);
            if (info.isEmpty()) {
                faults.noInfo(run.call(), run.tool().stderrInfo(), "an object with the counts of the cut stderr");
            } else {
                List<InfoFault> wrong =
                        StderrOracle.info(info.get(), run.stderr().orElse(""));
                wrong.forEach(fault -> faults.info(run.call(), run.tool().stderrInfo(), fault));
            }
            flag(run, "since stderr was cut");
        }
    }

    private void flag(CommandRun run, String reason) {
        if (!run.flagged()) {
            String seen = Shown.at(Places.at(run.call(), run.tool().flag()));
            faults.at(run.call(), run.tool().flag(), "is " + seen + ", must be true " + reason, "true");
        }
    }

    private void flagForEither(List<CommandRun> answered) {
        for (CommandRun run : answered) {
            if (run.stderrInfo().isPresent() || run.info().isPresent() || stdoutIsCut(run)) {
                flag(run, "since " + (stdoutIsCut(run) ? "stdout" : "a stream") + " was cut");
            }
        }
    }

    private boolean stdoutIsCut(CommandRun run) {
        Optional<String> whole = commands.unlimited(run.tool(), run.purpose()).flatMap(CommandRun::stdout);
        return whole.isPresent() && run.stdout().isPresent() && !run.stdout().equals(whole);
    }

    private void stdoutByItsOwn(List<CommandRun> answered) {
        for (CommandRun run : answered) {
            Optional<String> whole =
                    commands.unlimited(run.tool(), run.purpose()).flatMap(CommandRun::stdout);
            Optional<String> seen = run.stdout();
            if (whole.isPresent() && seen.isPresent()) {
                CutFault.in(seen.get(), whole.get(), run.sent().limits())
                        .ifPresent(fault -> faults.text(
                                run.call(),
                                run.tool().stdout().orElseThrow().toString(),
                                fault,
                                "what the limits leave of stdout",
                                seen.get()));
            }
        }
    }

    private void answersWithStdout(List<CommandRun> answered) {
        for (CommandRun run : answered) {
            if (run.tool().stdout().isPresent() && run.stdout().isEmpty()) {
                String place = run.tool().stdout().get().toString();
                faults.text(run.call(), place, "is absent, must hold what the command wrote", "a text", "absent");
            }
        }
    }

    private void markerIsSeen(List<CommandRun> answered) {
        for (CommandRun run : answered) {
            Optional<CommandTool.Marker> marker = run.tool().marker();
            if (marker.isEmpty()) {
                continue;
            }
            Optional<JsonNode> seen = Places.at(run.call(), marker.get().pointer());
            boolean equal = seen.filter(
                            value -> JsonEquality.equal(value, marker.get().equals()))
                    .isPresent();
            String wanted = Shown.at(Optional.of(marker.get().equals()));
            if (run.purpose().equals(QUIET) && equal) {
                commands.world()
                        .evidence()
                        .inconclusive(run.call().line() + ": " + marker.get().pointer() + " is " + wanted
                                + " without the marker too, so it tells nothing");
            } else if (!run.purpose().equals(QUIET) && !equal) {
                faults.at(
                        run.call(),
                        marker.get().pointer(),
                        "is " + Shown.at(seen) + ", must be " + wanted + ": the marker lies past the cut",
                        wanted);
            }
        }
    }

    private void shortOnesAreWhole(List<CommandRun> answered) {
        for (CommandRun run : answered) {
            if (run.purpose().equals("noisy")) {
                continue;
            }
            run.stderrInfo()
                    .ifPresent(info -> faults.at(
                            run.call(),
                            run.tool().stderrInfo(),
                            "is " + Shown.at(Optional.of(info)) + ", must be absent since stderr is short",
                            "absent"));
            if (run.flagged()) {
                faults.at(run.call(), run.tool().flag(), "is true, must be absent since nothing was cut", "absent");
            }
            if (run.purpose().equals("exact") && run.stderrBytes() != StderrOracle.CAP) {
                stderr(run, "has " + run.stderrBytes() + " bytes, must have all " + StderrOracle.CAP);
            }
        }
    }

    private void stderr(CommandRun run, String what) {
        faults.text(
                run.call(),
                run.tool().stderr().toString(),
                what,
                "at most " + StderrOracle.CAP + " bytes",
                run.stderr().orElse(""));
    }

    /** The runs that were answered; the others break the requirement, as each of them is about an answer. */
    private List<CommandRun> answered() {
        return commands.runs().stream()
                .filter(run -> {
                    if (run.call().succeeded()) {
                        faults.observed();
                    } else {
                        faults.unanswered(run.call(), "what the command wrote");
                    }
                    return run.call().succeeded();
                })
                .toList();
    }
}
