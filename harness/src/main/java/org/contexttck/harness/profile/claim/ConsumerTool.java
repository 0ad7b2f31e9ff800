package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;

/**
 * A tool whose success uses fetched records up.
 *
 * @param tool its name
 * @param succeed arguments of a call that stores something
 * @param fail each: arguments of a call that has to be refused; may be none
 */
public record ConsumerTool(
        @Key(standard = ConsumerTool.NAME) String tool,

        @Key(required = true, advice = "the default arguments fit only the default tool")
        ObjectNode succeed,

        List<ObjectNode> fail) {

    static final String NAME = "store_analysis_memory";

    public ConsumerTool {
        fail = List.copyOf(fail);
    }

    /** They fit only the tool of the source's example. */
    static String standard(String key, Members members) {
        return switch (members.word("tool", NAME).equals(NAME) ? key : "") {
            case "succeed" -> "{finding: 3 activities to Web Dev}";
            case "fail" -> "{finding: ''}";
            default -> "";
        };
    }
}
