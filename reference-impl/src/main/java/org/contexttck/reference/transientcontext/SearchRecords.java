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

/** Fetches activities by a word in them, a page at a time. */
final class SearchRecords implements ToolHandler {

    private final Activities activities;

    SearchRecords(Activities activities) {
        this.activities = activities;
    }

    @Override
    public Tool declaration() {
        Map<String, Object> input = new InputSchema()
                .property(
                        "query",
                        "string",
                        "Text to look for in title and category; empty finds everything",
                        "default",
                        "")
                .paging()
                .requiring();
        return Tool.builder("search_records", input)
                .title("Search records")
                .description("Activity records that contain a text, a page at a time.")
                .outputSchema(Map.of(
                        "type",
                        "object",
                        "properties",
                        Map.of(
                                "records",
                                Map.of("type", "array", "items", Map.of("type", "object", "required", List.of("id"))),
                                "page",
                                Map.of("type", "integer", "minimum", 1),
                                "pages",
                                Map.of("type", "integer", "minimum", 0)),
                        "required",
                        List.of("records", "page", "pages")))
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("query", "page", "per_page");
        Page page = Page.of(
                activities.matching(arguments.text("query").orElse("")),
                arguments.whole("page", 1, Integer.MAX_VALUE).orElse(1),
                arguments.whole("per_page", 1, 100).orElse(15));
        return Results.of(page.json(), TransientMarks.mark(page.records().size(), page.summary()));
    }
}
