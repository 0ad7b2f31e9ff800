package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;

/**
 * A text, or a JSON value, as the tool gives it uncut.
 *
 * @param command the tool as one that runs a command; empty if it is not claimed to
 * @param arguments that ask for it
 * @param call the call without limits
 * @param value a text, unless the tool is one for JSON
 * @param written the text that limits cut, well-formed: the value, or the JSON that the tool makes of it; empty if that is not
 *     known
 */
record WholeText(
        TruncatedTool tool,
        Optional<CommandTool> command,
        ObjectNode arguments,
        ToolCall call,
        JsonNode value,
        Optional<String> written)
        implements TextAnswer {

    /** The text that limits cut; of a JSON value of which it is not known, one that it may be. */
    String text() {
        return written.orElseGet(() -> Json.write(value));
    }
}
