package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.OptionalInt;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.json.Pointer;

/**
 * The tool that returns a context pack. Domains, scopes, diary, audit and remember are claims of their own, made by naming them.
 *
 * @param tool its name
 * @param arguments what every call carries beside the arguments of a scenario
 * @param pack where the pack is in the structured content, or else in the JSON of the first text block
 * @param matchingGoal a goal for which the server holds something
 * @param nothingGoal a goal for which it holds nothing
 * @param matches how many items match the matching goal; empty if nobody has counted
 * @param domain a domain that packs can be narrowed to
 * @param withoutToken how to come without the token of an organisation
 * @param domains two domains to tell apart; empty if not claimed
 * @param scopes projects within and out of reach; empty if not claimed
 * @param diary an agent with a diary; empty if not claimed
 * @param audit how to read the audit; empty if not claimed
 * @param remember the tool that stores what packs bring back; empty if not claimed
 */
public record ContextPackTool(
        @Key(standard = ContextPackTool.NAME) String tool,
        @Key(standard = "{}") ObjectNode arguments,
        @Key(standard = "''") Pointer pack,

        @Key(standard = "Add refresh-token rotation to the auth service")
        String matchingGoal,

        @Key(standard = "qzx vwk jqy") String nothingGoal,
        @Key(least = 1) OptionalInt matches,
        @Key(standard = "retrieval") String domain,

        @Key(standard = "{env: {ORG_TOKEN: null}, headers: {Authorization: null}}")
        CredentialChange withoutToken,

        @Key(off = true) Optional<PackDomains> domains,
        @Key(off = true) Optional<ProjectScopes> scopes,
        @Key(off = true) Optional<AgentDiary> diary,
        @Key(off = true) Optional<AuditProbe> audit,
        @Key(on = true, off = true) Optional<RememberTool> remember) {

    /** The tool as the source names it. */
    static final String NAME = "context";

    public ContextPackTool {
        String goal = matchingGoal;
        domains = domains.map(claim -> claim.orGoal(goal));
        scopes = scopes.map(claim -> claim.orGoal(goal));
    }

    /** The tool as the source names it, with no claim beyond it. */
    public static ContextPackTool standard() {
        return Binder.of("{}", ContextPackTool.class);
    }
}
