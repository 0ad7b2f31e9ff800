package org.contexttck.reference.contextpack;

import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.sql.SQLException;
import java.util.Map;

/** A tool: what it declares, and what it does. */
interface ToolHandler {

    Tool declaration();

    /**
     * Serves one call.
     *
     * @return the structured content of the result
     * @throws Refusal to refuse it
     * @throws SQLException if the database fails
     */
    Map<String, Object> call(Caller caller, Arguments arguments) throws Refusal, SQLException;
}
