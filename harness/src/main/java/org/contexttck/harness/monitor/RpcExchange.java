package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** A request, and the answer to it. Each of many monitors asks the same of it, so it is looked up once. */
final class RpcExchange {

    private final Observed request;
    private final Observed answer;
    private final String method;
    private final boolean call;
    private final String tool;
    private final JsonNode result;
    private final boolean succeeded;

    RpcExchange(Observed request, Observed answer) {
        this.request = request;
        this.answer = answer;
        this.method = request.method();
        this.call = method.equals("tools/call");
        this.tool = call ? request.json().path("params").path("name").asText("") : "";
        this.result = answer.json().path("result");
        this.succeeded = call && result.isObject() && !result.path("isError").asBoolean();
    }

    Observed request() {
        return request;
    }

    Observed answer() {
        return answer;
    }

    String method() {
        return method;
    }

    boolean isCall() {
        return call;
    }

    /** The tool that was called; empty text if none was. */
    String tool() {
        return tool;
    }

    /** Method and tool, for findings. */
    String what() {
        return tool().isEmpty() ? method() : method() + " " + tool();
    }

    JsonNode arguments() {
        return arguments(request.json());
    }

    /** Those of a call; of one that gives none, none. */
    static JsonNode arguments(JsonNode request) {
        JsonNode arguments = request.path("params").path("arguments");
        return arguments.isObject() ? arguments : Json.object();
    }

    /** The call in a few words, such as {@code search_records {"page":1}}. */
    String call() {
        return tool() + " " + ShownMessages.text(Json.write(arguments()));
    }

    /** The result; missing if it was answered with an error. */
    JsonNode result() {
        return result;
    }

    /** Whether a tool was called and did what it was asked to. */
    boolean succeeded() {
        return succeeded;
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
