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

/** Runs a command and returns both its outputs: stdout cut if asked to, stderr always. */
final class RunCheck implements ToolHandler {

    @Override
    public Tool declaration() {
        InputSchema input = CutOutput.declare(NoisyCommand.declare(new InputSchema()));
        return Tool.builder("run_check", input.requiring())
                .title("Run a check")
                .description("Runs a command. head, tail and max_bytes are for its stdout; its stderr is always cut.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("noise", "head", "tail", "max_bytes");
        CommandOutput output = NoisyCommand.run(arguments, CutOutput.limiter(arguments));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("exit_code", output.exitCode());
        result.put("stdout", output.stdout().text());
        result.put("stderr", output.stderr().text());
        result.put("authenticated", output.markerSeen());
        output.describe(result);
        return Results.of(result, output.exitCode() != 0);
    }
}
