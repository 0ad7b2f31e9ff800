package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;

/**
 * A message on its way to the target.
 *
 * @param order of the message on its connection
 * @param raw its text, one line
 * @param json the same as a tree
 * @param headers what HTTP carries beside it
 * @param call the key of the request it is; empty for notifications and answers
 */
public record Outgoing(long order, String raw, ObjectNode json, Map<String, String> headers, Optional<String> call) {

    public String method() {
        return json.path("method").asText("");
    }
}
