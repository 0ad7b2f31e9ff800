package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.oracle.PageOracle;
import org.contexttck.harness.oracle.RequestedPage;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.target.server.ToolCall;

/** One page that was asked for. */
record PageCall(PaginatedTool tool, SentParameters sent, ToolCall call) {

    /** What was asked for, if it stands for whole numbers. */
    RequestedPage ask() {
        return new RequestedPage(sent.whole(SentParameters.OFFSET), sent.whole(SentParameters.LIMIT));
    }

    /** The items of the page; empty if there is no page. */
    Optional<List<JsonNode>> items() {
        return call.succeeded() ? WholeList.items(call, tool) : Optional.empty();
    }

    /** Whether it is what a list that stayed the same gives; what was refused tells nothing of the list. */
    boolean isOf(WholeList list) {
        boolean same = items().filter(
                        seen -> PageOracle.itemsFault(seen, list.items(), ask()).isEmpty())
                .isPresent();
        boolean counted = info().filter(JsonNode::isObject)
                .filter(info -> PageOracle.total(info, list.items().size()).isPresent())
                .isEmpty();
        return !call.succeeded() || same && counted;
    }

    Optional<JsonNode> info() {
        return Places.at(call, tool.info());
    }
}
