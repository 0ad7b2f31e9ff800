package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * The tools of a server, all pages together.
 *
 * @param tools the tools that were listed before a problem, if any, came up
 * @param last the answer to the last {@code tools/list}; its outcome says whether the list is whole
 */
public record ToolList(List<ObjectNode> tools, Answer last) {

    public ToolList {
        tools = List.copyOf(tools);
    }

    /** Whether the last page was answered with a result. */
    public boolean complete() {
        return last.result().isPresent();
    }

    /** Whether the last page was answered at all. */
    public boolean answered() {
        return !(last.outcome() instanceof Answer.Silent || last.outcome() instanceof Answer.Lost);
    }

    /** Whether the server has said that it has no tools, by not knowing the method. */
    public boolean none() {
        return tools.isEmpty()
                && last.outcome() instanceof Answer.RpcError error
                && error.code() == Protocol.METHOD_NOT_FOUND;
    }
}
