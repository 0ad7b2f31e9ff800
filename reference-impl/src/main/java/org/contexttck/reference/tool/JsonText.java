package org.contexttck.reference.tool;

import io.modelcontextprotocol.json.McpJsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes structured content as text, for clients that read only text. */
public final class JsonText {

    private final McpJsonMapper mapper;

    /** Writes with this mapper. */
    public JsonText(McpJsonMapper mapper) {
        this.mapper = mapper;
    }

    /** The value as compact JSON. */
    public String of(Object value) {
        try {
            return mapper.writeValueAsString(value);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write a result as JSON", e);
        }
    }

    /** The value that a JSON text stands for: maps, lists, texts, numbers, booleans. */
    public Object read(String json) {
        try {
            return mapper.readValue(json, Object.class);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read JSON", e);
        }
    }
}
