package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.target.server.ToolCall;

/**
 * A list as the tool gives it uncut.
 *
 * @param arguments that ask for this list
 * @param call the call without paging
 * @param items all of them, in order: what the call without paging brought, or more if pages had more
 * @param largest the page as large as can be; empty if there is none
 * @param most the largest limit that the tool's schema allows; empty if it does not say
 */
record WholeList(
        PaginatedTool tool,
        ObjectNode arguments,
        ToolCall call,
        List<JsonNode> items,
        Optional<PageCall> largest,
        OptionalLong most) {

    WholeList {
        items = List.copyOf(items);
    }

    /** The items in a result; empty if there is no array where the profile points to. */
    static Optional<List<JsonNode>> items(ToolCall call, PaginatedTool tool) {
        return Places.at(call, tool.items()).filter(JsonNode::isArray).map(array -> {
            List<JsonNode> items = new ArrayList<>();
            array.forEach(items::add);
            return items;
        });
    }

    /** What the call without paging brought. */
    List<JsonNode> unpaged() {
        return items(call, tool).orElseThrow();
    }
}
