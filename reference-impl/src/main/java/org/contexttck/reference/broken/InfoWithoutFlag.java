package org.contexttck.reference.broken;

/** Brings truncation info without the flag. Breaks CS-T-11. */
final class InfoWithoutFlag extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("build_log")) {
            result.structured().ifPresent(content -> content.remove("truncated"));
            result.writeStructured();
        }
    }
}
