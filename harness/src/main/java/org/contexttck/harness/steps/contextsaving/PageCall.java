package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.oracle.RequestedPage;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.target.server.ToolCall;

/**
 * One page that was asked for.
 *
 * @param offset as it was sent; empty if it was not
 * @param limit as it was sent; empty if it was not
 */
record PageCall(PaginatedTool tool, Optional<JsonNode> offset, Optional<JsonNode> limit, ToolCall call) {

    /** What was asked for, if it stands for whole numbers. */
    RequestedPage ask() {
        return new RequestedPage(offset.flatMap(Amounts::whole), limit.flatMap(Amounts::whole));
    }

    /** The items of the page; empty if there is no page. */
    Optional<List<JsonNode>> items() {
        return call.succeeded() ? WholeList.items(call, tool) : Optional.empty();
    }

    Optional<JsonNode> info() {
        return Places.at(call, tool.info()).filter(JsonNode::isObject);
    }

    /** The names of the parameters that were sent. */
    List<String> parameters() {
        return Stream.concat(
                        offset.flatMap(sent -> tool.offset()).stream(), limit.flatMap(sent -> tool.limit()).stream())
                .toList();
    }
}
