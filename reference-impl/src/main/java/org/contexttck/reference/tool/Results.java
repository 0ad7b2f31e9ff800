package org.contexttck.reference.tool;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;

/** Builds tool results. A result without marks has no {@code _meta} member: the SDK leaves an unset one out. */
public final class Results {

    /** For everything that goes over the wire: numbers of a caller keep all their digits, and 1e400 stays apart from infinity. */
    public static final McpJsonMapper JSON = new JacksonMcpJsonMapper(JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build());

    private Results() {}

    /** A result without marks: structured content, and the same as text for clients that read only text. */
    public static CallToolResult of(Map<String, Object> structured) {
        return of(structured, Optional.empty());
    }

    /** The same with marks for {@code _meta}, if there are any. */
    public static CallToolResult of(Map<String, Object> structured, Optional<Map<String, Object>> meta) {
        return of(text(structured), structured, meta);
    }

    /** A result: text, the same as structured content, and marks for {@code _meta} if there are any. */
    public static CallToolResult of(String text, Map<String, Object> structured, Optional<Map<String, Object>> meta) {
        CallToolResult.Builder result =
                CallToolResult.builder().addTextContent(text).structuredContent(structured);
        meta.ifPresent(result::meta);
        return result.build();
    }

    /** A result without marks, of something that may have failed. */
    public static CallToolResult of(Map<String, Object> structured, boolean failed) {
        CallToolResult.Builder result =
                CallToolResult.builder().addTextContent(text(structured)).structuredContent(structured);
        return failed ? result.isError(true).build() : result.build();
    }

    private static String text(Map<String, Object> structured) {
        try {
            return JSON.writeValueAsString(structured);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write a result as JSON", e);
        }
    }

    /** An error result. */
    public static CallToolResult refused(String why) {
        return CallToolResult.builder().addTextContent(why).isError(true).build();
    }
}
