package org.contexttck.harness.wire.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Protocol;

/**
 * The tools of a server, all pages together.
 *
 * @param pages the answers to {@code tools/list}, at least one; the outcome of the last says whether the list is whole
 */
public record ToolList(List<Answer> pages) {

    public ToolList {
        pages = List.copyOf(pages);
    }

    /** The tools that were listed before a problem, if any, came up; one that stands on two pages counts once. */
    public List<ObjectNode> tools() {
        Set<ObjectNode> tools = new LinkedHashSet<>();
        pages.forEach(page -> page.result()
                .ifPresent(result -> result.path("tools").forEach(tool -> {
                    if (tool instanceof ObjectNode object) {
                        tools.add(object);
                    }
                })));
        return List.copyOf(tools);
    }

    /** The last answer. */
    public Answer last() {
        return pages.get(pages.size() - 1);
    }

    /** Whether the last page was answered with a result. */
    public boolean complete() {
        return last().result().isPresent();
    }

    /** Whether the last page was answered at all. */
    public boolean answered() {
        return !(last().outcome() instanceof Answer.Silent || last().outcome() instanceof Answer.Lost);
    }

    /** Whether the server has said that it has no tools, by not knowing the method. */
    public boolean none() {
        return tools().isEmpty()
                && last().outcome() instanceof Answer.RpcError error
                && error.code() == Protocol.METHOD_NOT_FOUND;
    }
}
