package org.contexttck.reference.transientcontext;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells the client, with the workflow steps it asked for, which tool's results which other tool uses up. Take this class
 * as it is; it needs no SDK.
 *
 * <p>Requirements TC-S-12 to TC-S-15.
 */
public final class ContextHints {

    private ContextHints() {}

    /**
     * The {@code _meta} of the answer that shows these steps.
     *
     * @param shown the steps in the answer: the one asked for, or all steps of its loop
     * @return {@code {"contextHints": [{step, tool, lifecycle, consumedBy}, ...]}} in the order of the steps; empty if no
     *     step has a hint, and then the result gets no {@code _meta} at all
     */
    public static Optional<Map<String, Object>> of(List<WorkflowStep> shown) {
        List<Map<String, Object>> hints = shown.stream()
                .flatMap(step -> step.hint().map(hint -> entry(step, hint)).stream())
                .toList();
        return hints.isEmpty() ? Optional.empty() : Optional.of(Map.of("contextHints", hints));
    }

    private static Map<String, Object> entry(WorkflowStep step, ContextHint hint) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("step", step.order());
        entry.put("tool", step.tool().orElseThrow());
        entry.put("lifecycle", TransientMarks.TRANSIENT);
        entry.put("consumedBy", hint.consumedBy());
        return entry;
    }
}
