package org.contexttck.harness.target.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.mcp.ToolList;

/**
 * What a server said of its tools.
 *
 * @param transcript the file of the connection it was asked on
 * @param pages the answers to {@code tools/list}, in order
 */
public record ToolListing(String transcript, List<Answer> pages) {

    public ToolListing {
        pages = List.copyOf(pages);
    }

    /** All of it as one list. */
    public ToolList list() {
        return new ToolList(pages);
    }

    /** The tools as they are described, by name; of several of one name the first. */
    public Map<String, ObjectNode> byName() {
        Map<String, ObjectNode> byName = new LinkedHashMap<>();
        list().tools().forEach(tool -> byName.putIfAbsent(tool.path("name").asText(), tool));
        return Collections.unmodifiableMap(byName);
    }
}
