package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * The tool that returns a context pack. Scopes, diary, audit and remember are claims of their own, made by naming them.
 *
 * @param tool its name
 * @param matchingGoal a goal for which the server holds something
 * @param nothingGoal a goal for which it holds nothing
 * @param scopes details of the claim about projects out of reach; empty if not claimed
 * @param diary details of the claim about an agent's diary; empty if not claimed
 * @param audit details of the claim about audit entries; empty if not claimed
 * @param remember details of the claim about remembering; empty if not claimed
 */
public record ContextPackTool(
        String tool,
        String matchingGoal,
        String nothingGoal,
        Optional<ObjectNode> scopes,
        Optional<ObjectNode> diary,
        Optional<ObjectNode> audit,
        Optional<ObjectNode> remember) {}
