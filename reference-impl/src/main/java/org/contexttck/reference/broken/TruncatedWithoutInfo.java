package org.contexttck.reference.broken;

/** Says that the log was cut, but not how. Breaks CS-T-11; neighbours: CS-T-09, CS-T-10. */
final class TruncatedWithoutInfo extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("build_log")) {
            result.structured().ifPresent(content -> content.remove("truncation_info"));
            result.writeStructured();
        }
    }
}
