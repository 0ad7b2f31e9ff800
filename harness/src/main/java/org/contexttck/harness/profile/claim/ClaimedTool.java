package org.contexttck.harness.profile.claim;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is claimed of one tool; a tool may be claimed as several things, and as one thing several times.
 *
 * @param consumer whether it consumes what others have fetched
 * @param pack as the tool that makes packs
 */
public record ClaimedTool(
        List<FetchTool> fetch,
        boolean consumer,
        List<WorkflowTool> workflow,
        List<PaginatedTool> paginated,
        List<TruncatedTool> truncated,
        List<CommandTool> commands,
        Optional<ContextPackTool> pack) {

    static ClaimedTool of(Claims claims, String tool) {
        return new ClaimedTool(
                claims.transientContext()
                        .map(claim -> named(claim.fetch(), FetchTool::tool, tool))
                        .orElse(List.of()),
                claims.transientContext()
                        .filter(claim -> !named(claim.consumer(), ConsumerTool::tool, tool)
                                .isEmpty())
                        .isPresent(),
                claims.transientContext()
                        .map(claim -> named(claim.workflow(), WorkflowTool::tool, tool))
                        .orElse(List.of()),
                claims.contextSaving()
                        .map(claim -> named(claim.paginated(), PaginatedTool::tool, tool))
                        .orElse(List.of()),
                claims.contextSaving()
                        .map(claim -> named(claim.truncated(), TruncatedTool::tool, tool))
                        .orElse(List.of()),
                claims.contextSaving()
                        .map(claim -> named(claim.commands(), CommandTool::tool, tool))
                        .orElse(List.of()),
                claims.contextPack().filter(pack -> pack.tool().equals(tool)));
    }

    private static <T> List<T> named(List<T> tools, Function<T, String> name, String wanted) {
        return tools.isEmpty()
                ? tools
                : tools.stream().filter(one -> name.apply(one).equals(wanted)).toList();
    }
}
