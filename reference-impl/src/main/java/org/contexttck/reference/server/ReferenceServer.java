package org.contexttck.reference.server;

import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServer.SyncSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.util.List;
import org.contexttck.reference.contextsaving.ContextSavingTools;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.transientcontext.Findings;
import org.contexttck.reference.transientcontext.TransientContextTools;

/** Builds the SDK's server with the reference tools on it. */
final class ReferenceServer {

    private ReferenceServer() {}

    static McpSyncServer over(
            McpServerTransportProvider transport, Findings findings, List<SyncToolSpecification> tools) {
        return built(McpServer.sync(transport), findings, tools);
    }

    static McpSyncServer over(
            McpStreamableServerTransportProvider transport, Findings findings, List<SyncToolSpecification> tools) {
        return built(McpServer.sync(transport), findings, tools);
    }

    private static McpSyncServer built(
            SyncSpecification<?> server, Findings findings, List<SyncToolSpecification> tools) {
        return server.serverInfo("context-tck-reference", "0.1.0")
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .tools(TransientContextTools.all(findings))
                .tools(ContextSavingTools.all())
                .tools(tools)
                .jsonMapper(Results.JSON)
                // the tools check their arguments and name the wrong one; loading a validator costs a third of the
                // start
                .validateToolInputs(false)
                .jsonSchemaValidator((schema, value) -> ValidationResponse.asValid("{}"))
                // two answers made at the same time would race for the stdio transport, which then drops one
                .immediateExecution(true)
                .build();
    }
}
