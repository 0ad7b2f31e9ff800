package org.contexttck.reference.transientcontext;

import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.util.List;
import org.contexttck.reference.tool.SdkTool;
import org.contexttck.reference.tool.ToolHandler;

/** The four tools of the example: two that fetch, one that consumes, one that shows workflow steps. */
public final class TransientContextTools {

    private TransientContextTools() {}

    /**
     * The tools, ready for the SDK's server.
     *
     * @param findings where the consumer stores
     */
    public static List<SyncToolSpecification> all(Findings findings) {
        Activities activities = new Activities();
        List<ToolHandler> tools = List.of(
                new SearchRecords(activities),
                new FindRecords(activities),
                new StoreAnalysisMemory(findings),
                new GetWorkflowStep(Workflow.RECLASSIFY, Workflow.REVIEW));
        return tools.stream().map(SdkTool::of).toList();
    }
}
