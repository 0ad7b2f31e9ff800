package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.reference.contextsaving.JsonValues;
import org.contexttck.reference.contextsaving.TextLimits;

/** JSON values that are cut, or not cut, in the wrong form. */
final class Values {

    private static final ObjectMapper JSON = new ObjectMapper();

    static final ServerMistakes ALL = new ServerMistakes()
            .result(
                    "JsonAlwaysAsText",
                    result -> result.succeeds("eval_json") && !isCut(result),
                    result -> result.structured(json -> json.put(
                            "value",
                            JsonValues.text(result.request().argument("name").asText()))))
            .result(
                    "CutValueMadeUp",
                    Values::isCut,
                    result -> result.structured(json ->
                            json.put("value", json.path("value").asText().replaceAll("[A-Za-z]", "x"))))
            .result("ParsesThePiece", Values::isCut, result -> result.structured(Values::parsePiece))
            .result("SendsBrokenJson", Values::isCut, Values::writePiece)
            .result("TailWinsOnValues", Values::isCutFromBothEnds, result -> result.structured(Values.byTail(result)));

    private Values() {}

    private static boolean isCut(ToolResult result) {
        return result.answers("eval_json")
                && result.json().path("structuredContent").has("truncated");
    }

    private static boolean isCutFromBothEnds(ToolResult result) {
        return isCut(result)
                && result.request().gives("head")
                && result.request().gives("tail");
    }

    /** Keeps the last lines, as if no others had been asked for. */
    private static Consumer<ObjectNode> byTail(ToolResult result) {
        Request request = result.request();
        OriginalLog value = new OriginalLog(
                JsonValues.text(request.argument("name").asText()).getBytes(StandardCharsets.UTF_8));
        return json -> CutJson.write(
                value.limited(new TextLimits(Optional.empty(), request.whole("tail"), request.whole("max_bytes"))),
                "value",
                "truncation_info",
                json);
    }

    /** Takes what is left for a value if it happens to be one, as if nothing had been cut. */
    private static void parsePiece(ObjectNode json) {
        try {
            JsonNode piece = JSON.readTree(json.path("value").asText());
            if (!piece.isMissingNode()) {
                json.removeAll().set("value", piece);
            }
        } catch (JsonProcessingException e) {
            // not JSON any more: it stays a text
        }
    }

    /** Puts what is left into the text as it is, and leaves the structured content out. */
    private static void writePiece(ToolResult result) {
        ObjectNode json = result.structured().orElseThrow();
        String piece = json.remove("value").asText();
        result.write("{\"value\":" + piece + "," + json.toString().substring(1));
        result.json().remove("structuredContent");
    }
}
