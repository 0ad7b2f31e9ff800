package org.contexttck.reference.transientcontext;

import io.modelcontextprotocol.json.McpJsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes structured content as text, for clients that read only text. */
final class JsonText {

    private final McpJsonMapper mapper;

    JsonText(McpJsonMapper mapper) {
        this.mapper = mapper;
    }

    String of(Object value) {
        try {
            return mapper.writeValueAsString(value);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write a result as JSON", e);
        }
    }
}
