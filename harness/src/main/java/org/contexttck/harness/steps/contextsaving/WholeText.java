package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;

/**
 * A text, or a JSON value, as the tool gives it uncut.
 *
 * @param arguments that ask for it
 * @param call the call without limits
 * @param value a text, unless the tool is one for JSON
 */
record WholeText(TruncatedTool tool, ObjectNode arguments, ToolCall call, JsonNode value) implements TextAnswer {

    String text() {
        return value.textValue();
    }
}
