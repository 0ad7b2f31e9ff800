package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.steps.shared.Phrases;
import org.contexttck.harness.steps.shared.ServerWorld;

/** The command tools of a scenario, and the runs made of them. */
public final class Commands {

    private static final Phrases<Function<CommandTool, Optional<ObjectNode>>> RUNS = new Phrases<
                    Function<CommandTool, Optional<ObjectNode>>>("run")
            .with("noisy", tool -> Optional.of(tool.noisy()))
            .with("quiet", tool -> Optional.of(tool.quiet()))
            .with("flood", tool -> tool.flood().or(() -> Optional.of(tool.noisy())))
            .with("exact", CommandTool::exact)
            .with("both", CommandTool::both)
            .with("wordy", CommandTool::wordy)
            .with(CommandRun.FAILING, CommandTool::failing)
            .with(
                    "marker",
                    tool -> tool.marker().map(marker -> marker.arguments().orElse(tool.noisy())));

    private final ServerWorld world;
    private final ContextSavingClaim claim;
    private final List<CommandRun> runs = new ArrayList<>();

    public Commands(ServerWorld world, ContextSavingClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    ServerWorld world() {
        return world;
    }

    List<CommandTool> tools() {
        return claim.commands();
    }

    /** The runs so far, without the tools set aside. */
    List<CommandRun> runs() {
        return runs.stream().filter(run -> !world.isSetAside(run.tool().tool())).toList();
    }

    /** The run of a tool for a purpose without limits; empty if there was none. */
    Optional<CommandRun> unlimited(CommandTool tool, String purpose) {
        return runs().stream()
                .filter(run -> run.tool().equals(tool) && run.purpose().equals(purpose) && !run.limited())
                .findFirst();
    }

    /** Runs a command; empty if the profile has no arguments for the purpose or the tool lacks the limit. */
    Optional<CommandRun> run(CommandTool tool, String purpose, SentParameters sent) throws InterruptedException {
        Optional<ObjectNode> arguments = RUNS.of(purpose).apply(tool);
        Map<String, String> names = SentParameters.names(tool.names());
        if (arguments.isEmpty()) {
            world.evidence().nothingToTry("the profile gives no `" + purpose + "` for \"" + tool.tool() + "\"");
        }
        if (arguments.isEmpty() || !sent.fits(names)) {
            return Optional.empty();
        }
        Optional<CommandRun> run = world.askWhileAnswered(
                        tool.tool(), "a run that is " + purpose, sent.into(arguments.get(), names))
                .map(call -> new CommandRun(tool, purpose, sent, call));
        run.ifPresent(runs::add);
        return run;
    }
}
