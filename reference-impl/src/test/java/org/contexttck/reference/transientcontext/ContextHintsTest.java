package org.contexttck.reference.transientcontext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContextHintsTest {

    private static final Map<String, Object> HINTS = Map.of(
            "contextHints",
            List.of(Map.of(
                    "step", 2,
                    "tool", "search_records",
                    "lifecycle", "transient",
                    "consumedBy", "store_analysis_memory")));

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void comeWithEveryStepOfTheLoop(int step) {
        assertThat(ContextHints.of(Workflow.RECLASSIFY.shown(step))).contains(HINTS);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 0})
    void areAbsentElsewhere(int step) {
        assertThat(ContextHints.of(Workflow.RECLASSIFY.shown(step))).isEmpty();
    }

    @Test
    void comeInTheOrderOfTheSteps() {
        List<WorkflowStep> steps = List.of(
                WorkflowStep.looped(1, "a", "fetch_a", "l").hinting("store"),
                WorkflowStep.looped(2, "b", "fetch_b", "l").hinting("store"));
        assertThat(ContextHints.of(steps).orElseThrow().get("contextHints").toString())
                .containsSubsequence("step=1", "fetch_a", "step=2", "fetch_b");
    }

    @Test
    void aLoopIsShownWholeAndInOrder() {
        assertThat(Workflow.RECLASSIFY.shown(3)).extracting(WorkflowStep::order).containsExactly(2, 3);
        assertThat(Workflow.RECLASSIFY.shown(4)).extracting(WorkflowStep::order).containsExactly(4);
        assertThat(Workflow.RECLASSIFY.shown(99)).isEmpty();
    }

    @Test
    void needATool() {
        assertThatThrownBy(() -> WorkflowStep.talk(1, "Explain").hinting("store"))
                .hasMessage("step 1 has a context hint but no tool");
        assertThatThrownBy(() -> new ContextHint(" ")).hasMessage("a context hint names its consumer");
        assertThatThrownBy(() -> new WorkflowStep(0, "x", Optional.empty(), Optional.empty(), Optional.empty()))
                .hasMessage("steps count from 1, not 0");
    }
}
