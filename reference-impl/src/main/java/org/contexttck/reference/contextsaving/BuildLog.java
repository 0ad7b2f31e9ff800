package org.contexttck.reference.contextsaving;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.tool.ToolHandler;

/** Returns a log, cut if asked to. */
final class BuildLog implements ToolHandler {

    @Override
    public Tool declaration() {
        InputSchema input =
                CutOutput.declare(new InputSchema().property("log", "string", "Which log", "enum", Logs.names()));
        return Tool.builder("build_log", input.requiring("log"))
                .title("Read a build log")
                .description("The log of a build, whole or in part.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("log", "head", "tail", "max_bytes");
        String log = arguments.oneOf("log", Logs.names()).orElseThrow(() -> new BadArgument("log", "is missing"));
        LimitedText text = cut(Logs.raw(log), CutOutput.limiter(arguments));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("text", text.text());
        CutOutput.describe(text, "truncation_info", result);
        return Results.of(result);
    }

    private static LimitedText cut(byte[] log, OutputLimiter limiter) {
        try {
            return limiter.limit(new ByteArrayInputStream(log));
        } catch (IOException e) {
            throw new UncheckedIOException("memory is always readable", e);
        }
    }
}
