package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.JsonValues;

/** Returns JSON as a text even when nothing was cut. Breaks CS-T-15. */
final class JsonAlwaysAsText extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.structured()
                .filter(content -> request.callsTool("eval_json") && !content.has("truncated"))
                .ifPresent(content -> {
                    content.put(
                            "value", JsonValues.text(request.argument("name").asText()));
                    result.writeStructured();
                });
    }
}
