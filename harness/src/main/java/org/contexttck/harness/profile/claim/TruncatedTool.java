package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.json.Pointer;

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
        @Key(standard = TruncatedTool.NAME) String tool,
        @Key(standard = "{}") List<ObjectNode> arguments,
        @Key(standard = "/text") TextLocator text,
        boolean json,
        @Key(standard = "/truncation_info") Pointer info,
        @Key(standard = "/truncated") Pointer flag,
        @Key(standard = "{}") LimitNames names) {

    private static final String NAME = "build_log";

    public TruncatedTool {
        arguments = List.copyOf(arguments);
    }

    static String standard(String key, Members members) {
        return key.equals("arguments") && members.word("tool", NAME).equals(NAME) ? "{log: plain}" : "";
    }
}
