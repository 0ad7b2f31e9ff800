package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.oracle.Cut;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.oracle.CutOracle;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;

/**
 * A text that was asked for with limits.
 *
 * @param limits those that stand for whole numbers
 * @param parameters the names of the parameters that were sent
 */
record TextCall(WholeText whole, CutLimits limits, List<String> parameters, ToolCall call) {

    TextCall {
        parameters = List.copyOf(parameters);
    }

    TruncatedTool tool() {
        return whole.tool();
    }

    Optional<String> text() {
        return call.succeeded() ? Places.text(call, tool()) : Optional.empty();
    }

    Optional<JsonNode> value() {
        return call.succeeded() ? Places.value(call, tool()) : Optional.empty();
    }

    Optional<JsonNode> info() {
        return Places.at(call, tool().info(), tool().text());
    }

    boolean flagged() {
        return Places.isTrue(Places.at(call, tool().flag(), tool().text()));
    }

    /** The conforming cut that has this text; empty if it is none. */
    Stream<Cut> cuts(String seen) {
        return CutOracle.allowed(whole.text(), limits).stream()
                .filter(cut -> cut.text().equals(seen));
    }
}
