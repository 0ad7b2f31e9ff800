package org.contexttck.reference.transientcontext;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
import java.util.Optional;

/** Builds tool results. A result without marks has no {@code _meta} member: the SDK leaves an unset one out. */
final class Results {

    private Results() {}

    static CallToolResult of(String text, Map<String, Object> structured, Optional<Map<String, Object>> meta) {
        CallToolResult.Builder result =
                CallToolResult.builder().addTextContent(text).structuredContent(structured);
        meta.ifPresent(result::meta);
        return result.build();
    }

    static CallToolResult refused(String why) {
        return CallToolResult.builder().addTextContent(why).isError(true).build();
    }
}
