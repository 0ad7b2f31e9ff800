package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.Logs;
import org.contexttck.reference.contextsaving.TextLimits;

/** Cuts the texts of {@code build_log} with a limiter of its own. */
abstract class BrokenCuts extends BrokenServer {

    @Override
    protected final void spoil(Request request, ToolResult result) {
        if (request.callsTool("build_log")) {
            if (result.failed()) {
                refused(request, result);
            } else {
                write(limit(original(request), limits(request)), result);
            }
        }
    }

    /** The text as this limiter leaves it. */
    protected abstract LimitedText limit(OriginalLog original, TextLimits limits);

    /** Spoils a refusal. */
    protected void refused(Request request, ToolResult result) {}

    static OriginalLog original(Request request) {
        return new OriginalLog(Logs.raw(request.argument("log").asText()));
    }

    static TextLimits limits(Request request) {
        return new TextLimits(request.whole("head"), request.whole("tail"), request.whole("max_bytes"));
    }

    /** Makes this the result of the call. */
    static void write(LimitedText text, ToolResult result) {
        CutJson.write(text, "text", "truncation_info", result.accept());
        result.writeStructured();
    }
}
