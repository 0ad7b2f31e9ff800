package org.contexttck.reference.contextpack;

import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.sql.SQLException;
import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;

/** A tool: what it declares, and what it does. */
interface ToolHandler {

    Tool declaration();

    /**
     * Serves one call.
     *
     * @return the structured content of the result
     * @throws BadArgument to refuse it
     * @throws SQLException if the database fails
     */
    Map<String, Object> call(Caller caller, Arguments arguments) throws BadArgument, SQLException;
}
