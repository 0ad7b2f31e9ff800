package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * A tool whose success uses fetched records up.
 *
 * @param tool its name
 * @param succeed arguments of a call that stores something
 * @param fail each: arguments of a call that has to be refused; may be none
 */
public record ConsumerTool(String tool, ObjectNode succeed, List<ObjectNode> fail) {

    public ConsumerTool {
        fail = List.copyOf(fail);
    }
}
