package org.contexttck.reference.transientcontext;

import java.util.List;
import java.util.Optional;

/**
 * A named list of steps, some of which form a loop.
 *
 * @param name how clients ask for it
 * @param steps in order, the first with order 1
 */
public record Workflow(String name, List<WorkflowStep> steps) {

    /** The example: look at all activities page by page and note which belong to another category. */
    public static final Workflow RECLASSIFY = new Workflow(
            "reclassify",
            List.of(
                    WorkflowStep.talk(1, "Explain the goal"),
                    WorkflowStep.looped(2, "Fetch activities", "search_records", "fetch-analyze")
                            .hinting("store_analysis_memory"),
                    WorkflowStep.looped(3, "Store what was found", "store_analysis_memory", "fetch-analyze"),
                    WorkflowStep.talk(4, "Report the findings")));

    /** Another one, of other tools: look up what was noted before and say whether it still holds. */
    static final Workflow REVIEW = new Workflow(
            "review",
            List.of(
                    WorkflowStep.looped(1, "Look records up", "find_records", "look-note")
                            .hinting("store_analysis_memory"),
                    WorkflowStep.looped(2, "Note what has changed", "store_analysis_memory", "look-note"),
                    WorkflowStep.talk(3, "Report the changes")));

    /** Keeps its own copy of the steps. */
    public Workflow {
        steps = List.copyOf(steps);
    }

    /**
     * The steps to show to someone who asks for one.
     *
     * @param order the step asked for, from 1
     * @return that step, or all steps of its loop; empty if there is no such step
     */
    public List<WorkflowStep> shown(int order) {
        Optional<WorkflowStep> asked =
                steps.stream().filter(step -> step.order() == order).findFirst();
        if (asked.isEmpty()) {
            return List.of();
        }
        Optional<String> loop = asked.get().loopGroup();
        return loop.isEmpty()
                ? List.of(asked.get())
                : steps.stream().filter(step -> step.loopGroup().equals(loop)).toList();
    }
}
