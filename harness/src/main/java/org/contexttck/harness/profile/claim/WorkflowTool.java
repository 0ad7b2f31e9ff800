package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;

/**
 * A tool that hands out the steps of a workflow.
 *
 * @param tool its name
 * @param hinted arguments that ask for a step with hints
 * @param loop each: arguments that ask for a step of one loop, whose hints come with all of them; at least one
 * @param unhinted arguments that ask for a step without hints; empty if there is none
 * @param unknown each: arguments that ask for a step that does not exist; may be none
 * @param hints the hints that have to come with the hinted step; at least one
 */
public record WorkflowTool(
        @Key(standard = WorkflowTool.NAME) String tool,

        @Key(required = true, advice = "the arguments that ask for a step with hints")
        ObjectNode hinted,

        List<ObjectNode> loop,
        @Key(off = true) Optional<ObjectNode> unhinted,
        List<ObjectNode> unknown,

        @Key(required = true, advice = "the hints of that step, each {step, tool, consumed-by}")
        List<ExpectedHint> hints) {

    static final String NAME = "get_workflow_step";

    public WorkflowTool {
        loop = loop.isEmpty() ? List.of(hinted) : List.copyOf(loop);
        unknown = List.copyOf(unknown);
        hints = List.copyOf(hints);
    }

    /** They are those of the source's example, taken as a whole or not at all. */
    static String standard(String key, Members members) {
        boolean example = members.only("tool") && members.word("tool", NAME).equals(NAME);
        return switch (example ? key : "") {
            case "hinted" -> "{workflow: reclassify, step: 2}";
            case "loop" -> "[{workflow: reclassify, step: 2}, {workflow: reclassify, step: 3}]";
            case "unhinted" -> "{workflow: reclassify, step: 1}";
            case "unknown" -> "[{workflow: nope, step: 1}, {workflow: reclassify, step: 99}]";
            case "hints" -> "{step: 2, tool: " + FetchTool.SEARCH + ", consumed-by: " + ConsumerTool.NAME + "}";
            default -> "";
        };
    }
}
