package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.oracle.Cut;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.oracle.CutOracle;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;

/**
 * A text that was asked for with limits.
 *
 * @param limits those that stand for whole numbers
 */
record TextCall(WholeText whole, CutLimits limits, ToolCall call) implements TextAnswer {

    @Override
    public TruncatedTool tool() {
        return whole.tool();
    }

    Optional<JsonNode> value() {
        return call.succeeded() ? Places.value(call, tool()) : Optional.empty();
    }

    Optional<String> text() {
        return value().filter(JsonNode::isTextual).map(JsonNode::textValue);
    }

    /** Whether a text came that is not the whole one. */
    boolean cut() {
        return text().filter(seen -> !seen.equals(whole.text())).isPresent();
    }

    /** The texts that conform; never none. */
    List<Cut> allowed() {
        return CutOracle.allowed(whole.text(), limits);
    }
}
