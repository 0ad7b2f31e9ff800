package org.contexttck.reference.contextpack;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The three tools of the example: one compiles packs, one stores memories, one shows the audit. */
public final class ContextPackTools {

    private final Function<McpTransportContext, Optional<String>> token;
    private final McpJsonMapper mapper;

    private ContextPackTools(Function<McpTransportContext, Optional<String>> token, McpJsonMapper mapper) {
        this.token = token;
        this.mapper = mapper;
    }

    /**
     * The tools, ready for the SDK's server.
     *
     * @param database where the memories are
     * @param token finds the token of a caller, if it has one
     * @param mapper writes structured content as text
     */
    public static List<SyncToolSpecification> all(
            MemoryDatabase database, Function<McpTransportContext, Optional<String>> token, McpJsonMapper mapper) {
        Memories memories = new Memories(database);
        AuditLog audit = new AuditLog(database);
        List<ToolHandler> tools = List.of(
                new ContextTool(new PackCompiler(memories), audit),
                new RememberTool(memories),
                new AuditEntriesTool(audit));
        ContextPackTools all = new ContextPackTools(token, mapper);
        return tools.stream().map(all::forSdk).toList();
    }

    private SyncToolSpecification forSdk(ToolHandler tool) {
        return SyncToolSpecification.builder()
                .tool(tool.declaration())
                .callHandler((exchange, request) -> call(
                        tool,
                        token.apply(exchange.transportContext()),
                        Optional.ofNullable(request.arguments()).orElse(Map.of())))
                .build();
    }

    private CallToolResult call(ToolHandler tool, Optional<String> given, Map<String, Object> arguments) {
        try {
            Map<String, Object> content = tool.call(Caller.of(given), new Arguments(arguments));
            return CallToolResult.builder()
                    .addTextContent(mapper.writeValueAsString(content))
                    .structuredContent(content)
                    .build();
        } catch (Refusal e) {
            return refused(e.getMessage());
        } catch (SQLException e) {
            return refused("the memories cannot be reached: " + e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write a result as JSON", e);
        }
    }

    private static CallToolResult refused(String why) {
        return CallToolResult.builder().addTextContent(why).isError(true).build();
    }
}
