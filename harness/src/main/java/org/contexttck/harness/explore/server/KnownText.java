package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.TextLocator;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.Pointer;

/**
 * A text, or a JSON value, as the server gives it to who asks plainly.
 *
 * @param arguments that ask for it
 * @param value a text, unless the tool is one for JSON
 * @param informs whether there is truncation info where the profile points to, once something is cut
 */
record KnownText(TruncatedTool tool, ObjectNode arguments, JsonNode value, boolean informs) {

    /** Asks for it; empty if it does not come, comes otherwise when it is asked for again, or is no proper or no whole text. */
    static Optional<KnownText> ask(Connection connection, TruncatedTool tool, ObjectNode arguments)
            throws Unreachable, InterruptedException {
        Optional<JsonNode> first = value(PlainAnswers.asked(connection, tool.tool(), arguments), tool);
        Optional<JsonNode> second = value(PlainAnswers.asked(connection, tool.tool(), arguments), tool);
        Optional<JsonNode> info = infoOfLittle(connection, tool, arguments);
        return first.filter(value -> tool.json() || value.isTextual() && isWhole(value.textValue(), info))
                .filter(value ->
                        second.filter(other -> JsonEquality.equal(value, other)).isPresent())
                .map(value -> new KnownText(tool, arguments, value, info.isPresent()));
    }

    private static Optional<JsonNode> infoOfLittle(Connection connection, TruncatedTool tool, ObjectNode arguments)
            throws Unreachable, InterruptedException {
        Optional<String> limit = tool.names().maxBytes().or(() -> tool.names().head());
        if (limit.isEmpty()) {
            return Optional.empty();
        }
        ObjectNode little = arguments.deepCopy().put(limit.get(), 1);
        return info(PlainAnswers.asked(connection, tool.tool(), little), tool);
    }

    /** Whether the info about a piece of it knows of no more. */
    private static boolean isWhole(String text, Optional<JsonNode> info) {
        BigInteger bytes = BigInteger.valueOf(Utf8Text.bytes(text));
        return isProper(text)
                && info.flatMap(one -> WholeNumber.of(one.path("original_bytes")))
                        .filter(told -> told.compareTo(bytes) > 0)
                        .isEmpty();
    }

    /** What was no UTF-8 comes back as U+FFFD, and limits count it otherwise. */
    private static boolean isProper(String text) {
        return text.indexOf('\uFFFD') < 0 && text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
    }

    /** Its text, as limits count it. */
    String text() {
        return tool.json() ? Json.write(value) : value.textValue();
    }

    /** What is in a result where the profile points to. */
    static Optional<JsonNode> value(ToolCall call, TruncatedTool tool) {
        if (!call.succeeded()) {
            return Optional.empty();
        }
        if (tool.text() instanceof TextLocator.ByPointer byPointer) {
            return call.structured().flatMap(byPointer.pointer()::at);
        }
        TextLocator.Block block = (TextLocator.Block) tool.text();
        boolean marked =
                info(call, tool).isPresent() || at(call, tool, tool.flag()).isPresent();
        if (block.cut().isPresent() && marked) {
            return call.structured().flatMap(block.cut().get()::at);
        }
        return block.index() < call.texts().size()
                ? Optional.of(Json.text(call.texts().get(block.index())))
                : Optional.empty();
    }

    /** The truncation info of a result. */
    static Optional<JsonNode> info(ToolCall call, TruncatedTool tool) {
        return at(call, tool, tool.info());
    }

    /** Whether a result says that something was cut. */
    static boolean isFlagged(ToolCall call, TruncatedTool tool) {
        return at(call, tool, tool.flag()).filter(JsonNode::asBoolean).isPresent();
    }

    private static Optional<JsonNode> at(ToolCall call, TruncatedTool tool, Pointer place) {
        Optional<JsonNode> content =
                tool.text().infoInText() ? call.structured() : call.result().flatMap(StructuredContent::direct);
        return content.flatMap(place::at).filter(node -> !node.isNull());
    }
}
