package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;

/** An answer of a tool that cuts text on request. */
interface TextAnswer {

    TruncatedTool tool();

    ToolCall call();

    default Optional<JsonNode> info() {
        return Places.at(call(), tool().info(), tool().text());
    }

    default Optional<JsonNode> flag() {
        return Places.at(call(), tool().flag(), tool().text());
    }

    default boolean flagged() {
        return Places.isTrue(flag());
    }
}
