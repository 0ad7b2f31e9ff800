package org.contexttck.harness.profile;

import java.util.List;

/**
 * What is claimed of context-saving.
 *
 * @param paginated tools that page; none if not claimed
 * @param truncated tools that cut text on request; none if not claimed
 * @param commands tools that run a command and cut its stderr; none if not claimed
 */
public record ContextSavingClaim(
        List<PaginatedTool> paginated, List<TruncatedTool> truncated, List<CommandTool> commands) {

    public ContextSavingClaim {
        paginated = List.copyOf(paginated);
        truncated = List.copyOf(truncated);
        commands = List.copyOf(commands);
    }
}
