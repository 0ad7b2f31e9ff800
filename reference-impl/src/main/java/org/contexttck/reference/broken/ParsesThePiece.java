package org.contexttck.reference.broken;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * Returns what is left of a JSON text as a value if it happens to be JSON, as if nothing had been cut.
 * Breaks CS-T-15.
 */
final class ParsesThePiece extends BrokenServer {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.structured()
                .filter(content -> request.callsTool("eval_json") && content.has("truncated"))
                .ifPresent(content -> {
                    try {
                        JsonNode piece = JSON.readTree(content.path("value").asText());
                        if (!piece.isMissingNode()) {
                            content.removeAll().set("value", piece);
                            result.writeStructured();
                        }
                    } catch (JsonProcessingException e) {
                        // not JSON any more: it stays a text
                    }
                });
    }
}
