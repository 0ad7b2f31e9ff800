package org.contexttck.reference.contextsaving;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.tool.ToolHandler;

/** Lists a folder, a page at a time if asked to. */
final class ListEntries implements ToolHandler {

    @Override
    public Tool declaration() {
        Map<String, Object> input = new InputSchema()
                .property("folder", "string", "Which folder", "enum", Folders.NAMES, "default", "main")
                .count("offset", "Skip the first N files. Defaults to 0.")
                .count("limit", "Maximum files to return. Defaults to all.")
                .requiring();
        return Tool.builder("list_entries", input)
                .title("List a folder")
                .description("The files in a folder, sorted by name.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("folder", "offset", "limit");
        String folder = arguments.oneOf("folder", Folders.NAMES).orElse("main");
        Page<Map<String, Object>> page = Paginator.page(Folders.list(folder), PageRequest.read(arguments.values()));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("items", page.items());
        page.info().ifPresent(info -> result.put("pagination", info.toMap()));
        return Results.of(result);
    }
}
