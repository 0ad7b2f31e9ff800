package org.contexttck.reference.transientcontext;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.tool.ToolHandler;

/** The consumer: stores what was found in a page, and says that the page has been used. */
final class StoreAnalysisMemory implements ToolHandler {

    private final Findings findings;

    StoreAnalysisMemory(Findings findings) {
        this.findings = findings;
    }

    @Override
    public Tool declaration() {
        Map<String, Object> input = new InputSchema()
                .property("finding", "string", "What was found; not blank", "minLength", 1)
                .property("analysis_id", "string", "The analysis it belongs to")
                .requiring("finding");
        return Tool.builder("store_analysis_memory", input)
                .title("Store analysis memory")
                .description("Stores what was found in the records fetched last.")
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("finding", "analysis_id");
        String finding = arguments.requiredText("finding");
        Optional<String> analysis = arguments.text("analysis_id");
        Map<String, Object> stored = new LinkedHashMap<>();
        try {
            stored.put("id", findings.store(finding, analysis));
        } catch (SQLException e) {
            return Results.refused("The finding was not stored: " + e.getMessage());
        }
        stored.put("finding", finding);
        analysis.ifPresent(id -> stored.put("analysis_id", id));
        return Results.of("Stored finding: " + finding, stored, Optional.of(TransientMarks.consumed()));
    }
}
