package org.contexttck.harness.profile.claim;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.profile.yaml.Key;

/**
 * What is claimed of context-saving.
 *
 * @param paginated tools that page; none if not claimed
 * @param truncated tools that cut text on request; none if not claimed
 * @param commands tools that run a command and cut its stderr; none if not claimed
 */
public record ContextSavingClaim(
        @Key(standard = "{}", on = true, off = true) List<PaginatedTool> paginated,
        @Key(standard = "{}", on = true, off = true) List<TruncatedTool> truncated,
        @Key(standard = "{}", on = true, off = true) List<CommandTool> commands) {

    public ContextSavingClaim {
        paginated = List.copyOf(paginated);
        truncated = List.copyOf(truncated);
        commands = List.copyOf(commands);
    }

    /** The tool of this name as one that runs a command; empty if it is not claimed to. */
    public Optional<CommandTool> command(String tool) {
        return commands.stream().filter(one -> one.tool().equals(tool)).findFirst();
    }

    /** This claim, for the sorts of tools that are named: {@link Claim#PAGINATED}, {@link Claim#TRUNCATED}, {@link Claim#COMMANDS}. */
    ContextSavingClaim only(List<Claim> sorts) {
        return new ContextSavingClaim(
                sorts.contains(Claim.PAGINATED) ? paginated : List.of(),
                sorts.contains(Claim.TRUNCATED) ? truncated : List.of(),
                sorts.contains(Claim.COMMANDS) ? commands : List.of());
    }
}
