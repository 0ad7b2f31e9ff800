package org.contexttck.reference.transientcontext;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.tool.ToolHandler;

/** Shows a step of a workflow, or its whole loop, and hints at what may be collapsed when. */
final class GetWorkflowStep implements ToolHandler {

    private final Map<String, Workflow> workflows = new TreeMap<>();

    GetWorkflowStep(Workflow... workflows) {
        List.of(workflows).forEach(workflow -> this.workflows.put(workflow.name(), workflow));
    }

    @Override
    public Tool declaration() {
        Map<String, Object> input = new InputSchema()
                .property("workflow", "string", "Name of the workflow, such as reclassify")
                .property("step", "integer", "Which step, counted from 1", "minimum", 1)
                .requiring("workflow", "step");
        return Tool.builder("get_workflow_step", input)
                .title("Get workflow step")
                .description("What to do in one step of a workflow; steps of a loop are shown together.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("workflow", "step");
        String name = arguments.requiredText("workflow");
        int order =
                arguments.whole("step", 1, Integer.MAX_VALUE).orElseThrow(() -> new BadArgument("step", "is missing"));
        if (!workflows.containsKey(name)) {
            throw new BadArgument("workflow", "\"" + name + "\" is unknown; known: " + workflows.keySet());
        }
        List<WorkflowStep> shown = workflows.get(name).shown(order);
        if (shown.isEmpty()) {
            throw new BadArgument("step", order + " is not in workflow \"" + name + "\"");
        }
        Map<String, Object> structured = new LinkedHashMap<>();
        structured.put("workflow", name);
        structured.put("steps", shown.stream().map(StepText::json).toList());
        return Results.of(StepText.markdown(shown), structured, ContextHints.of(shown));
    }
}
