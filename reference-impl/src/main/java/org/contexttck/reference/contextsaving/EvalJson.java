package org.contexttck.reference.contextsaving;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.tool.ToolHandler;

/** Returns a JSON value: as such, or, if cut, as a text, since a piece of JSON may happen to be JSON again (CS-T-15). */
final class EvalJson implements ToolHandler {

    @Override
    public Tool declaration() {
        InputSchema input = CutOutput.declare(
                new InputSchema().property("name", "string", "Which value", "enum", JsonValues.names()));
        return Tool.builder("eval_json", input.requiring("name"))
                .title("Evaluate to JSON")
                .description("A JSON value. If it is cut, the result holds the piece as a text.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("name", "head", "tail", "max_bytes");
        String name =
                arguments.oneOf("name", JsonValues.names()).orElseThrow(() -> new BadArgument("name", "is missing"));
        LimitedText text = CutOutput.limiter(arguments).limit(JsonValues.text(name));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("value", text.truncated() ? text.text() : read(text.text()));
        CutOutput.describe(text, "truncation_info", result);
        return Results.of(result);
    }

    private static Object read(String json) {
        try {
            return Results.JSON.readValue(json, Object.class);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read JSON", e);
        }
    }
}
