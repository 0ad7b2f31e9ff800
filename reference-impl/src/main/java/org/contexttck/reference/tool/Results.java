package org.contexttck.reference.tool;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
import java.util.Optional;

/** Builds tool results. A result without marks has no {@code _meta} member: the SDK leaves an unset one out. */
public final class Results {

    private Results() {}

    /** A result: text, the same as structured content, and marks for {@code _meta} if there are any. */
    public static CallToolResult of(String text, Map<String, Object> structured, Optional<Map<String, Object>> meta) {
        CallToolResult.Builder result =
                CallToolResult.builder().addTextContent(text).structuredContent(structured);
        meta.ifPresent(result::meta);
        return result.build();
    }

    /** A result without marks, of something that may have failed. */
    public static CallToolResult of(String text, Map<String, Object> structured, boolean failed) {
        CallToolResult.Builder result =
                CallToolResult.builder().addTextContent(text).structuredContent(structured);
        return failed ? result.isError(true).build() : result.build();
    }

    /** An error result. */
    public static CallToolResult refused(String why) {
        return CallToolResult.builder().addTextContent(why).isError(true).build();
    }
}
