package org.contexttck.reference.transientcontext;

import java.util.Optional;

/**
 * One step of a workflow.
 *
 * @param order position in the workflow, counted from 1
 * @param title what to do, in a few words
 * @param tool the tool to call, if the step has one
 * @param loopGroup steps with the same group are repeated together
 * @param hint present when the tool's results are transient; such a step has a tool
 */
public record WorkflowStep(
        int order, String title, Optional<String> tool, Optional<String> loopGroup, Optional<ContextHint> hint) {

    /**
     * Checks the step.
     *
     * @throws IllegalArgumentException if there is a hint but no tool, or the order is below 1
     */
    public WorkflowStep {
        if (order < 1) {
            throw new IllegalArgumentException("steps count from 1, not " + order);
        }
        if (hint.isPresent() && tool.isEmpty()) {
            throw new IllegalArgumentException("step " + order + " has a context hint but no tool");
        }
    }

    static WorkflowStep talk(int order, String title) {
        return new WorkflowStep(order, title, Optional.empty(), Optional.empty(), Optional.empty());
    }

    static WorkflowStep looped(int order, String title, String tool, String loopGroup) {
        return new WorkflowStep(order, title, Optional.of(tool), Optional.of(loopGroup), Optional.empty());
    }

    WorkflowStep hinting(String consumer) {
        return new WorkflowStep(order, title, tool, loopGroup, Optional.of(new ContextHint(consumer)));
    }
}
