package org.contexttck.reference.tool;

import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
import java.util.Optional;

/** Puts tools on the SDK's server. */
public final class SdkTool {

    private SdkTool() {}

    /** The tool, ready for the server; a refused argument becomes an error result. */
    public static SyncToolSpecification of(ToolHandler tool) {
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
