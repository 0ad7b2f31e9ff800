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
