package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.TextLocator;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Reads what the profile points to in a result; null counts as absent (R40). */
final class Places {

    private Places() {}

    static Optional<JsonNode> at(ToolCall call, Pointer place) {
        return there(call, place).filter(node -> !node.isNull());
    }

    /** Info or flag of a tool that cuts text. */
    static Optional<JsonNode> at(ToolCall call, Pointer place, TextLocator text) {
        return there(call, place, text).filter(node -> !node.isNull());
    }

    /** What is there, be it null. */
    static Optional<JsonNode> there(ToolCall call, Pointer place) {
        return call.structured().flatMap(place::at);
    }

    /** Info or flag of a tool that cuts text, be it null. */
    static Optional<JsonNode> there(ToolCall call, Pointer place, TextLocator text) {
        return text.infoInText()
                ? there(call, place)
                : call.result().flatMap(StructuredContent::direct).flatMap(place::at);
    }

    /** What is where the text is. */
    static Optional<JsonNode> value(ToolCall call, TruncatedTool tool) {
        if (tool.text() instanceof TextLocator.ByPointer byPointer) {
            return call.structured().flatMap(byPointer.pointer()::at);
        }
        TextLocator.Block block = (TextLocator.Block) tool.text();
        boolean marked = at(call, tool.flag(), block).isPresent()
                || at(call, tool.info(), block).isPresent();
        if (block.cut().isPresent() && marked) {
            return call.structured().flatMap(block.cut().get()::at);
        }
        List<String> texts = call.texts();
        return block.index() < texts.size() ? Optional.of(Json.text(texts.get(block.index()))) : Optional.empty();
    }

    /** Whether a flag is JSON true (R52). */
    static boolean isTrue(Optional<JsonNode> flag) {
        return flag.filter(node -> node.isBoolean() && node.booleanValue()).isPresent();
    }
}
