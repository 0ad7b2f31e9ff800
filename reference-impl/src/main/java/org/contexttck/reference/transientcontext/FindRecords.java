package org.contexttck.reference.transientcontext;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.List;
import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.tool.ToolHandler;

/** Fetches activities by id, or all of them, a page at a time. */
final class FindRecords implements ToolHandler {

    private static final String MODEL = "activity";

    private final Activities activities;

    FindRecords(Activities activities) {
        this.activities = activities;
    }

    @Override
    public Tool declaration() {
        Map<String, Object> input = new InputSchema()
                .property("model", "string", "Kind of record", "enum", List.of(MODEL), "default", MODEL)
                .property(
                        "ids",
                        "array",
                        "Only records with these ids; all if left out",
                        "items",
                        Map.of("type", "integer"))
                .paging()
                .requiring();
        return Tool.builder("find_records", input)
                .title("Find records")
                .description("Records of one kind, by id or all of them, a page at a time.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("model", "ids", "page", "per_page");
        if (!arguments.text("model").orElse(MODEL).equals(MODEL)) {
            throw new BadArgument("model", "must be \"" + MODEL + "\", the only kind of record here");
        }
        List<Activity> found =
                arguments.wholes("ids").map(activities::withIds).orElseGet(() -> activities.matching(""));
        Page page = Page.of(
                found,
                arguments.whole("page", 1, Integer.MAX_VALUE).orElse(1),
                arguments.whole("per_page", 1, 100).orElse(15));
        return Results.of(page.json(), TransientMarks.mark(page.records().size(), page.summaryWithoutTotal()));
    }
}
