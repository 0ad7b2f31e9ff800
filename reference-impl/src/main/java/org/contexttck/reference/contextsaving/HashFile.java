package org.contexttck.reference.contextsaving;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contexttck.reference.tool.Arguments;
import org.contexttck.reference.tool.BadArgument;
import org.contexttck.reference.tool.InputSchema;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.tool.ToolHandler;

/** Returns the hash of what a command writes: small, but the stderr of the command is not, and is cut (CS-E-07). */
final class HashFile implements ToolHandler {

    private static final OutputLimiter WHOLE = new OutputLimiter(TextLimits.NONE);

    @Override
    public Tool declaration() {
        return Tool.builder("hash_file", NoisyCommand.declare(new InputSchema()).requiring())
                .title("Hash a file")
                .description("The SHA-256 of a file that a command writes to its stdout.")
                .annotations(ToolAnnotations.builder().readOnlyHint(true).build())
                .build();
    }

    @Override
    public CallToolResult call(Arguments arguments) throws BadArgument {
        arguments.allowOnly("noise");
        CommandOutput output = NoisyCommand.run(arguments, WHOLE);
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("hash", sha256(output.stdout().text()));
        result.put("stderr", output.stderr().text());
        output.describe(result);
        return Results.of(result);
    }

    private static String sha256(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
