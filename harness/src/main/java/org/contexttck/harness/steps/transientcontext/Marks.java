package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/** Reads the marks of transient-context from a result. */
final class Marks {

    static final Pointer CONTEXT = Pointer.parse("/_meta/context");
    static final Pointer HINTS = Pointer.parse("/_meta/contextHints");
    private static final Pointer LIFECYCLE = Pointer.parse("/_meta/context/lifecycle");
    private static final Pointer SUMMARY = Pointer.parse("/_meta/context/summary");
    private static final Pointer CONSUMED = Pointer.parse("/_meta/context/consumed");

    /** Whether the lifecycle is exactly the text {@code transient} (R5). */
    boolean marked(ToolCall call) {
        return call.at(LIFECYCLE)
                .filter(JsonNode::isTextual)
                .filter(lifecycle -> lifecycle.textValue().equals("transient"))
                .isPresent();
    }

    /** Whether consumption is signalled: JSON true and nothing else (R5). */
    boolean consumed(ToolCall call) {
        return call.at(CONSUMED)
                .filter(flag -> flag.isBoolean() && flag.booleanValue())
                .isPresent();
    }

    /** The summary, if it is a text. */
    Optional<String> summary(ToolCall call) {
        return call.at(SUMMARY).filter(JsonNode::isTextual).map(JsonNode::textValue);
    }

    String shown(ToolCall call) {
        return Shown.at(call.at(CONTEXT));
    }
}
