package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** A request, and the answer to it. */
record RpcExchange(Observed request, Observed answer) {

    String method() {
        return request.json().path("method").asText("");
    }

    boolean isCall() {
        return method().equals("tools/call");
    }

    /** The tool that was called; empty text if none was. */
    String tool() {
        return isCall() ? request.json().path("params").path("name").asText("") : "";
    }

    /** Method and tool, for findings. */
    String what() {
        return tool().isEmpty() ? method() : method() + " " + tool();
    }

    JsonNode arguments() {
        JsonNode arguments = request.json().path("params").path("arguments");
        return arguments.isObject() ? arguments : Json.object();
    }

    /** The call in a few words, such as {@code search_records {"page":1}}. */
    String call() {
        return tool() + " " + ShownMessages.text(Json.write(arguments()));
    }

    /** The result; missing if it was answered with an error. */
    JsonNode result() {
        return answer.json().path("result");
    }

    /** Whether a tool was called and did what it was asked to. */
    boolean succeeded() {
        return isCall() && result().isObject() && !result().path("isError").asBoolean();
    }

    /** What the tool returned as data: structured, or else the JSON in its first text (R40). */
    Optional<JsonNode> content() {
        return result() instanceof ObjectNode object ? StructuredContent.of(object) : Optional.empty();
    }

    /** A fault at a place in the result, with both messages. */
    Fault fault(String what, String expected, Pointer place) {
        Optional<JsonNode> there = place.at(result());
        return fault(what, expected, ShownMessages.at(there), place);
    }

    /** As above. @param seen what was there instead */
    Fault fault(String what, String expected, String seen, Pointer place) {
        Fault fault = Fault.of(tool(), call() + ": " + what, expected, seen);
        String pointer = place.toString();
        String value =
                place.at(result()).map(Json::write).map(ShownMessages::text).orElse("");
        return shown(pointer.isEmpty() ? fault : fault.at("/result" + pointer, value));
    }

    Fault shown(Fault fault) {
        return ShownMessages.by(fault, request, answer);
    }
}
