package org.contexttck.reference.contextpack;

import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;

/** Shows which packs were compiled. */
final class AuditEntriesTool implements ToolHandler {

    private static final int USUAL = 20;
    private static final int MOST = 200;

    private final AuditLog audit;

    AuditEntriesTool(AuditLog audit) {
        this.audit = audit;
    }

    @Override
    public Tool declaration() {
        Map<String, Object> input = new InputSchema()
                .property("limit", "number", "Most entries; clamped to 1 to " + MOST, "default", USUAL)
                .requiring();
        return Tool.builder("audit_entries", input)
                .title("Audit entries")
                .description("The packs compiled for the organisation, newest first, and how many there are in all.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public Map<String, Object> call(Caller caller, Arguments arguments) throws BadArgument, SQLException {
        arguments.allowOnly("limit");
        int limit = arguments.clamped("limit", 1, MOST).orElse(USUAL);
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("entries", audit.entries(caller.organization(), limit));
        shown.put("total", audit.count(caller.organization()));
        return shown;
    }
}
