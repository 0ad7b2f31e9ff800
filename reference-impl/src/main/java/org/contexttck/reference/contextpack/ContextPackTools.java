package org.contexttck.reference.contextpack;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.Results;

/** The three tools of the example: one compiles packs, one stores memories, one shows the audit. */
public final class ContextPackTools {

    private ContextPackTools() {}

    /**
     * The tools, ready for the SDK's server.
     *
     * @param database where the memories are
     * @param token finds the token of a caller, if it has one
     */
    public static List<SyncToolSpecification> all(
            MemoryDatabase database, Function<McpTransportContext, Optional<String>> token) {
        Memories memories = new Memories(database);
        AuditLog audit = new AuditLog(database);
        List<ToolHandler> tools = List.of(
                new ContextTool(new PackCompiler(memories), audit),
                new RememberTool(memories),
                new AuditEntriesTool(audit));
        return tools.stream().map(tool -> forSdk(tool, token)).toList();
    }

    private static SyncToolSpecification forSdk(
            ToolHandler tool, Function<McpTransportContext, Optional<String>> token) {
        return SyncToolSpecification.builder()
                .tool(tool.declaration())
                .callHandler((exchange, request) -> call(
                        tool,
                        token.apply(exchange.transportContext()),
                        Optional.ofNullable(request.arguments()).orElse(Map.of())))
                .build();
    }

    private static CallToolResult call(ToolHandler tool, Optional<String> given, Map<String, Object> arguments) {
        try {
            return Results.of(tool.call(Caller.of(given), new Arguments(arguments)));
        } catch (BadArgument e) {
            return Results.refused(e.getMessage());
        } catch (SQLException e) {
            return Results.refused("the memories cannot be reached: " + e.getMessage());
        }
    }
}
