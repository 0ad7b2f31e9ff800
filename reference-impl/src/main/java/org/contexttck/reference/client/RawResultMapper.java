package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Brings results of tools through the SDK as the server sent them. The SDK's own type for them drops members that it does
 * not know and refuses a {@code _meta} that is no object, which would make the call fail (TC-C-16).
 */
final class RawResultMapper implements McpJsonMapper {

    private static final String RAW = "org.contexttck/raw";

    private final McpJsonMapper mapper = new JacksonMcpJsonMapper(Jsons.mapper());
    private final UnaryOperator<String> outgoing;

    /** @param outgoing what becomes of each message on its way out */
    RawResultMapper(UnaryOperator<String> outgoing) {
        this.outgoing = outgoing;
    }

    /** The result as the server sent it. */
    static JsonNode raw(CallToolResult result) {
        return Jsons.tree(result.meta().get(RAW));
    }

    private static CallToolResult wrap(Object raw) {
        return new CallToolResult(List.of(), false, null, Map.of(RAW, raw));
    }

    @Override
    public <T> T convertValue(Object from, Class<T> type) {
        return type == CallToolResult.class ? type.cast(wrap(from)) : mapper.convertValue(from, type);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T convertValue(Object from, TypeRef<T> type) {
        return type.getType() == CallToolResult.class ? (T) wrap(from) : mapper.convertValue(from, type);
    }

    @Override
    public <T> T readValue(String text, Class<T> type) throws IOException {
        return mapper.readValue(text, type);
    }

    @Override
    public <T> T readValue(byte[] bytes, Class<T> type) throws IOException {
        return mapper.readValue(bytes, type);
    }

    @Override
    public <T> T readValue(String text, TypeRef<T> type) throws IOException {
        return mapper.readValue(text, type);
    }

    @Override
    public <T> T readValue(byte[] bytes, TypeRef<T> type) throws IOException {
        return mapper.readValue(bytes, type);
    }

    @Override
    public String writeValueAsString(Object value) throws IOException {
        return outgoing.apply(mapper.writeValueAsString(value));
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws IOException {
        return mapper.writeValueAsBytes(value);
    }
}
