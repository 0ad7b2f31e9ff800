package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.target.server.ToolCall;

/** The command tools of a scenario, and the runs made of them. */
public final class Commands {

    static final SentLimits NO_LIMITS = new SentLimits(Optional.empty(), Optional.empty(), Optional.empty());

    private final ServerWorld world;
    private final ContextSavingClaim claim;
    private final List<CommandRun> runs = new ArrayList<>();
    private final Set<String> silent = new HashSet<>();

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
    Optional<CommandRun> run(CommandTool tool, String purpose, SentLimits sent) throws InterruptedException {
        Optional<ObjectNode> arguments = arguments(tool, purpose);
        if (arguments.isEmpty()) {
            world.evidence().nothingToTry("the profile gives no `" + purpose + "` for \"" + tool.tool() + "\"");
            return Optional.empty();
        }
        if (!sent.fits(tool.names()) || silent.contains(tool.tool())) {
            return Optional.empty();
        }
        Optional<CommandRun> run = world.call(
                        tool.tool(), "a run that is " + purpose, sent.into(arguments.get(), tool.names()))
                .map(call -> new CommandRun(tool, purpose, sent, call));
        run.ifPresent(runs::add);
        run.filter(one -> unanswered(one.call())).ifPresent(one -> silent.add(tool.tool()));
        return run;
    }

    private static boolean unanswered(ToolCall call) {
        return call.result().isEmpty() && !call.refused();
    }

    private static Optional<ObjectNode> arguments(CommandTool tool, String purpose) {
        return switch (purpose) {
            case "noisy" -> Optional.of(tool.noisy());
            case "quiet" -> Optional.of(tool.quiet());
            case "flood" -> tool.flood().or(() -> Optional.of(tool.noisy()));
            case "exact" -> tool.exact();
            case "both" -> tool.both();
            case "wordy" -> tool.wordy();
            case "marker" -> tool.marker().map(marker -> marker.arguments().orElse(tool.noisy()));
            default ->
                throw new IllegalArgumentException(
                        "no such run: \"" + purpose + "\"; known are noisy, quiet, flood, exact, both, wordy, marker");
        };
    }
}
