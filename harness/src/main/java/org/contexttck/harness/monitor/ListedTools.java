package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.claim.ClaimedTool;

/** What a server has said of its tools. */
final class ListedTools implements ExchangeMonitor {

    private final Map<String, JsonNode> tools = new LinkedHashMap<>();
    private boolean whole;

    @Override
    public void accept(RpcExchange exchange, ClaimedTool claimed) {
        if (!exchange.method().equals("tools/list")
                || !exchange.result().path("tools").isArray()) {
            return;
        }
        if (!exchange.request().json().path("params").has("cursor")) {
            tools.clear();
        }
        exchange.result()
                .get("tools")
                .forEach(tool -> tools.put(tool.path("name").asText(""), tool));
        whole = exchange.result().path("nextCursor").isMissingNode()
                || exchange.result().path("nextCursor").isNull();
    }

    /** Whether the whole list has come. */
    boolean whole() {
        return whole;
    }

    Set<String> names() {
        return Set.copyOf(tools.keySet());
    }

    /** What a tool declares as its output; empty if it declares nothing, or is not listed. */
    Optional<JsonNode> output(String tool) {
        return Optional.ofNullable(tools.get(tool))
                .map(one -> one.path("outputSchema"))
                .filter(JsonNode::isObject);
    }
}
