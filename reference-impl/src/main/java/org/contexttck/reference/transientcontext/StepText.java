package org.contexttck.reference.transientcontext;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Shows workflow steps, to readers and to programs. */
final class StepText {

    private StepText() {}

    static String markdown(List<WorkflowStep> shown) {
        WorkflowStep first = shown.get(0);
        WorkflowStep last = shown.get(shown.size() - 1);
        String heading = shown.size() == 1
                ? "## Step " + first.order()
                : "## Steps " + first.order() + "–" + last.order() + " — loop";
        String lines = shown.stream().map(StepText::line).collect(Collectors.joining("\n"));
        return heading + "\n\n" + lines;
    }

    private static String line(WorkflowStep step) {
        return step.order() + ". " + step.title()
                + step.tool().map(tool -> " (`" + tool + "`)").orElse("");
    }

    static Map<String, Object> json(WorkflowStep step) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("order", step.order());
        json.put("title", step.title());
        step.tool().ifPresent(tool -> json.put("tool", tool));
        step.loopGroup().ifPresent(group -> json.put("loopGroup", group));
        step.hint().ifPresent(hint -> json.put("contextHint", json(hint)));
        return json;
    }

    private static Map<String, Object> json(ContextHint hint) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("lifecycle", TransientMarks.TRANSIENT);
        json.put("consumedBy", hint.consumedBy());
        return json;
    }
}
