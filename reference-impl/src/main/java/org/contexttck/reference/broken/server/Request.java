package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;

/**
 * A request of the client.
 *
 * @param json the whole message
 */
record Request(ObjectNode json) {

    private static final Set<String> TOOLS = Set.of(
            "search_records",
            "find_records",
            "store_analysis_memory",
            "get_workflow_step",
            "list_entries",
            "build_log",
            "eval_json",
            "run_check",
            "hash_file",
            "context",
            "remember",
            "audit_entries");

    JsonNode id() {
        return json.path("id");
    }

    String method() {
        return json.path("method").asText();
    }

    boolean callsTool() {
        return method().equals("tools/call");
    }

    boolean callsTool(String name) {
        return callsTool() && json.at("/params/name").asText().equals(name);
    }

    boolean callsUnknownTool() {
        return callsTool() && !TOOLS.contains(json.at("/params/name").asText());
    }

    JsonNode argument(String name) {
        return json.at("/params/arguments/" + name);
    }

    boolean isText(String name) {
        return argument(name).isTextual();
    }

    /** Whether an argument, as a text, is this one. */
    boolean is(String name, String text) {
        return argument(name).asText().equals(text);
    }

    boolean gives(String name) {
        return !argument(name).isMissingNode() && !argument(name).isNull();
    }

    boolean isNegative(String name) {
        return whole(name).filter(number -> number.signum() < 0).isPresent();
    }

    /** A whole number among the arguments; empty if there is none of this name. */
    Optional<BigInteger> whole(String name) {
        return gives(name)
                        && argument(name).isNumber()
                        && Double.isFinite(argument(name).doubleValue())
                ? Optional.of(argument(name).decimalValue().toBigInteger())
                : Optional.empty();
    }
}
