package org.contexttck.reference.transientcontext;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The four tools of the example: two that fetch, one that consumes, one that shows workflow steps. */
public final class TransientContextTools {

    private TransientContextTools() {}

    /**
     * The tools, ready for the SDK's server.
     *
     * @param findings where the consumer stores
     * @param mapper writes structured content as text
     */
    public static List<SyncToolSpecification> all(Findings findings, McpJsonMapper mapper) {
        Activities activities = new Activities();
        JsonText json = new JsonText(mapper);
        List<ToolHandler> tools = List.of(
                new SearchRecords(activities, json),
                new FindRecords(activities, json),
                new StoreAnalysisMemory(findings),
                new GetWorkflowStep(Workflow.RECLASSIFY));
        return tools.stream().map(TransientContextTools::forSdk).toList();
    }

    private static SyncToolSpecification forSdk(ToolHandler tool) {
        return SyncToolSpecification.builder()
                .tool(tool.declaration())
                .callHandler((exchange, request) ->
                        call(tool, Optional.ofNullable(request.arguments()).orElse(Map.of())))
                .build();
    }

    private static CallToolResult call(ToolHandler tool, Map<String, Object> arguments) {
        try {
            return tool.call(new Arguments(arguments));
        } catch (BadArgument e) {
            return Results.refused(e.getMessage());
        }
    }
}
