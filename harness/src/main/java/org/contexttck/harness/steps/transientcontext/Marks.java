package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/** Reads the marks of transient-context from a result. */
final class Marks {

    static final Pointer CONTEXT = Pointer.parse("/_meta/context");
    static final Pointer SUMMARY = CONTEXT.child("summary");
    static final Pointer HINTS = Pointer.parse("/_meta/contextHints");

    private Marks() {}

    /** Whether the lifecycle is exactly the text {@code transient} (R5). */
    static boolean marked(ToolCall call) {
        return text(call, "lifecycle").filter("transient"::equals).isPresent();
    }

    /** Whether consumption is signalled: JSON true and nothing else (R5). */
    static boolean consumed(ToolCall call) {
        return call.at(CONTEXT.child("consumed"))
                .filter(flag -> flag.isBoolean() && flag.booleanValue())
                .isPresent();
    }

    /** The summary, if it is a text. */
    static Optional<String> summary(ToolCall call) {
        return text(call, "summary");
    }

    private static Optional<String> text(ToolCall call, String member) {
        return call.at(CONTEXT.child(member)).filter(JsonNode::isTextual).map(JsonNode::textValue);
    }
}
