package org.contexttck.reference.broken;

/**
 * Puts the piece of JSON that is left into the text as it is, and leaves the structured content out. Breaks
 * CS-T-15.
 */
final class SendsBrokenJson extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.structured()
                .filter(content -> request.callsTool("eval_json") && content.has("truncated"))
                .ifPresent(content -> {
                    String piece = content.path("value").asText();
                    content.remove("value");
                    result.write(
                            "{\"value\":" + piece + "," + content.toString().substring(1));
                    result.json().remove("structuredContent");
                });
    }
}
