package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.harness.json.Pointer;

/**
 * A tool that returns texts and cuts them on request.
 *
 * @param tool its name
 * @param arguments for each text to try, what every call is given beside the cutting parameters; at least one
 * @param text where the text is
 * @param json whether what is there is a JSON value while it is whole, and a text once it was cut
 * @param info where the truncation info is
 * @param flag where the flag is that says something was cut
 * @param names of the cutting parameters
 */
public record TruncatedTool(
        String tool,
        List<ObjectNode> arguments,
        TextLocator text,
        boolean json,
        Pointer info,
        Pointer flag,
        LimitNames names) {

    public TruncatedTool {
        arguments = List.copyOf(arguments);
    }
}
