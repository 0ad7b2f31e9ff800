package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.oracle.CutFault;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.StderrOracle;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Refusals;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.Pointer;

/** What may come back of a command's output (CS-E-01 to CS-E-08). */
public final class CommandDemands {

    public static final Demands<CommandDemands, CommandRun> ROWS = new Demands<CommandDemands, CommandRun>()
            .each("stderr", "at most 100KB, and not empty beside its info", CommandDemands::cut)
            .each("stderr", "as long as without limits, give or take a twentieth", CommandDemands::sameAsWithoutLimits)
            .each("stderr", "whole and without info, if it is short", CommandDemands::shortOnesAreWhole)
            .each(
                    "stderr info",
                    "counts that fit the stderr beside it, with truncated true",
                    CommandDemands::flagAndInfo)
            .each(
                    "stderr info",
                    "there as without limits, with counts that fit too",
                    CommandDemands::infoAsWithoutLimits)
            .each(
                    "stderr info",
                    "original_bytes of a megabyte or more, if it is a flood",
                    CommandDemands::countsTheWholeFlood)
            .each("truncated", "true if stdout or stderr was cut", CommandDemands::flagForEither)
            .each("stdout", "what its limits leave of the stdout without limits", CommandDemands::stdoutByItsOwn)
            .each("stdout", "a text, as far as it is ever served", CommandDemands::answersWithStdout)
            .each("marker", "as the profile has it, in the runs that write it", CommandDemands::markerIsSeen);

    private static final String QUIET = "quiet";

    private final Commands commands;
    private final Refusals refusals;

    public CommandDemands(Commands commands, Refusals refusals) {
        this.commands = commands;
        this.refusals = refusals;
    }

    /** The runs that were answered; the others break the requirement, as each of them is about an answer. */
    List<CommandRun> answered() {
        commands.runs().stream()
                .filter(run -> !told(run))
                .forEach(run -> refusals.unanswered(run.call(), "what the command wrote"));
        return commands.runs().stream().filter(CommandDemands::told).toList();
    }

    /** A failure may tell of the command in words of its own. */
    private static boolean told(CommandRun run) {
        return run.tells()
                || run.purpose().equals(CommandRun.FAILING) && run.call().refused();
    }

    private Check look(CommandRun run) {
        return commands.world().check(run.call()).observed();
    }

    private void stderr(CommandRun run, boolean holds, String fault) {
        look(run)
                .at(run.tool().stderr().toString(), Shown.text(run.stderr().orElse("")))
                .thatIt(holds, fault, "at most " + StderrOracle.CAP + " bytes");
    }

    private void cut(CommandRun run) {
        if (!run.tells()) {
            inWords(run);
            return;
        }
        long bytes = run.stderrBytes();
        boolean none = bytes == 0 && run.stderrInfo().isPresent();
        stderr(
                run,
                bytes <= StderrOracle.MOST && !none,
                none
                        ? "is empty, must hold the first of what was written"
                        : "has " + bytes + " bytes, must be cut to " + StderrOracle.CAP);
    }

    private void inWords(CommandRun run) {
        long bytes = Utf8Text.bytes(run.words());
        look(run)
                .saw(Shown.text(run.words()))
                .that(
                        bytes <= StderrOracle.MOST_IN_WORDS,
                        "the failure has a text of " + bytes + " bytes, must have stderr cut to " + StderrOracle.CAP,
                        "at most " + StderrOracle.CAP + " bytes of stderr");
    }

    /** A command may write times and numbers that change; its amount does not change much. */
    private void sameAsWithoutLimits(CommandRun run) {
        Optional<CommandRun> other = run.limited() ? commands.unlimited(run.tool(), run.purpose()) : Optional.empty();
        long bytes = run.stderrBytes();
        long before = other.flatMap(CommandRun::stderr).map(Utf8Text::bytes).orElse(bytes);
        stderr(
                run,
                Math.abs(bytes - before) <= before / 20,
                "has " + bytes + " bytes, without the limit " + before + ": a limit for stdout must leave it alone");
    }

    private void shortOnesAreWhole(CommandRun run) {
        Check look = look(run);
        if (run.purpose().equals("noisy")) {
            return;
        }
        look.at(run.tool().stderrInfo(), run.stderrInfo())
                .that(run.stderrInfo().isEmpty(), "must be absent since stderr is short");
        look.at(run.tool().flag(), run.flag()).that(!run.flagged(), "must be absent since nothing was cut");
        if (run.purpose().equals("exact")) {
            look.at(run.tool().stderr().toString(), Shown.text(run.stderr().orElse("")))
                    .thatIt(
                            run.stderrBytes() == StderrOracle.CAP,
                            "has " + run.stderrBytes() + " bytes, must have all " + StderrOracle.CAP,
                            "all " + StderrOracle.CAP + " bytes");
        }
    }

    private void flagAndInfo(CommandRun run) {
        Check look = look(run);
        info(look, run, info -> StderrOracle.info(info, run.stderr().orElse("")));
        flag(look, run, "since stderr was cut");
    }

    /** Where both streams have one place for their infos, the info may be that of stdout (R52). */
    private void infoAsWithoutLimits(CommandRun run) {
        boolean told = commands.unlimited(run.tool(), run.purpose())
                .flatMap(CommandRun::stderrInfo)
                .isPresent();
        boolean shared = run.limited() && run.tool().info().equals(run.tool().stderrInfo());
        if (told && shared) {
            info(look(run), run, info -> List.of());
        } else if (told) {
            info(look(run), run, info -> StderrOracle.info(info, run.stderr().orElse("")));
        }
    }

    private void countsTheWholeFlood(CommandRun run) {
        if (run.tool().flood().isPresent()) {
            info(look(run), run, StderrOracle::ofMegabytes);
        }
    }

    private static void info(Check look, CommandRun run, Function<JsonNode, List<InfoFault>> rule) {
        Infos.demand(
                look,
                run.tool().stderrInfo(),
                run.stderrInfo(),
                "an object with the counts of the cut stderr",
                info -> rule.apply(info).stream());
    }

    private static void flag(Check look, CommandRun run, String reason) {
        look.at(run.tool().flag(), run.flag()).that(run.flagged(), "must be true " + reason);
    }

    private void flagForEither(CommandRun run) {
        Optional<String> whole = wholeStdout(run);
        boolean cut =
                whole.isPresent() && run.stdout().isPresent() && !run.stdout().equals(whole);
        Check look = look(run);
        if (run.stderrInfo().isPresent() || run.info().isPresent() || cut) {
            flag(look, run, "since " + (cut ? "stdout" : "a stream") + " was cut");
        }
    }

    private Optional<String> wholeStdout(CommandRun run) {
        return commands.unlimited(run.tool(), run.purpose()).flatMap(CommandRun::stdout);
    }

    private void stdoutByItsOwn(CommandRun run) {
        Check look = look(run);
        wholeStdout(run)
                .ifPresent(whole -> run.stdout()
                        .ifPresent(seen -> stdout(look, run, seen)
                                .without(
                                        CutFault.in(seen, whole, run.sent().limits()),
                                        "what the limits leave of stdout")));
    }

    /** Who wrote nothing may leave it out. */
    private void answersWithStdout(CommandRun run) {
        if (run.purpose().equals(QUIET)) {
            return;
        }
        Optional<Pointer> lacking =
                run.tool().stdout().filter(place -> run.stdout().isEmpty());
        boolean served = commands.runs().stream()
                .anyMatch(one -> one.tool().equals(run.tool()) && one.stdout().isPresent());
        if (lacking.isPresent() && !served) {
            commands.world().correct(run.call(), " has no text at " + lacking.get(), "stdout");
        } else {
            stdout(look(run), run, "absent")
                    .thatIt(lacking.isEmpty(), "is absent, must hold what the command wrote", "a text");
        }
    }

    private static Check stdout(Check look, CommandRun run, String seen) {
        return look.at(run.tool().stdout().map(Pointer::toString).orElse(""), Shown.text(seen));
    }

    private void markerIsSeen(CommandRun run) {
        Check look = look(run);
        run.tool().marker().ifPresent(marker -> markerIsSeen(run, marker, look));
    }

    private void markerIsSeen(CommandRun run, CommandTool.Marker marker, Check look) {
        Optional<JsonNode> seen = Places.at(run.call(), marker.pointer());
        boolean equal =
                seen.filter(value -> JsonEquality.equal(value, marker.equals())).isPresent();
        String wanted = Shown.at(Optional.of(marker.equals()));
        if (!run.purpose().equals(QUIET)) {
            look.at(marker.pointer(), seen).that(equal, "must be " + wanted + ": the marker lies past the cut");
        } else if (equal) {
            commands.world()
                    .evidence()
                    .inconclusive(run.call().line() + ": " + marker.pointer() + " is " + wanted
                            + " without the marker too, so it tells nothing");
        }
    }
}
