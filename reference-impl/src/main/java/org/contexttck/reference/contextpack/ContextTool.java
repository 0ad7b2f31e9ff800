package org.contexttck.reference.contextpack;

import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.sql.SQLException;
import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;

/** Gathers what is known about a goal. */
final class ContextTool implements ToolHandler {

    private final PackCompiler compiler;
    private final AuditLog audit;

    ContextTool(PackCompiler compiler, AuditLog audit) {
        this.compiler = compiler;
        this.audit = audit;
    }

    @Override
    public Tool declaration() {
        Map<String, Object> input = new InputSchema()
                .text("goal", "What the agent is trying to accomplish; not blank")
                .choice("intent", "What the goal is about; stresses some facets", Intent.keys(), Intent.BUILD.key())
                .choice("layer", "How deep to look", Layer.keys(), Layer.RECALL.key())
                .text("domain", "Only memories of this subject area")
                .text("project", "Id of the project whose active work is wanted")
                .text("agent_id", "Agent whose diary is looked through as well")
                .property(
                        "limit",
                        "number",
                        "Most items in the pack; clamped to 1 to 50",
                        "default",
                        Layer.RECALL.usualLimit())
                .property(
                        "include_related",
                        "boolean",
                        "Whether items come with their neighbours, one hop away",
                        "default",
                        true)
                .property("related_limit", "number", "Most neighbours of an item", "default", PackRequest.USUAL_RELATED)
                .requiring("goal");
        return Tool.builder("context", input)
                .title("Context")
                .description("Compiles a pack of what is known about a goal, grouped by facet. Use it before starting.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public Map<String, Object> call(Caller caller, Arguments arguments) throws BadArgument, SQLException {
        PackRequest request = PackRequest.of(arguments);
        caller.mayUse(request.project());
        ContextPack pack = compiler.compile(request, caller);
        audit.compiled(caller, request, pack.totalItems());
        return pack.json();
    }
}
