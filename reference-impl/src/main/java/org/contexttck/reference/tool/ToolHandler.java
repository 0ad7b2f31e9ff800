package org.contexttck.reference.tool;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;

/** A tool: what it declares, and what it does. */
public interface ToolHandler {

    Tool declaration();

    /**
     * Serves one call.
     *
     * @throws BadArgument to refuse it; the client gets the message as an error result
     */
    CallToolResult call(Arguments arguments) throws BadArgument;
}
