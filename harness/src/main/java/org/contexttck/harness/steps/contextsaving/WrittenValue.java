package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.LongNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.oracle.JsonCut;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;

/**
 * The text that a tool makes of a JSON value before it cuts it. Only cuts show it: one that leaves out the last line or byte tells
 * all but that, and the info beside it how much there is.
 */
final class WrittenValue {

    /** What the last character of a JSON text may be. */
    private static final List<String> LAST = List.of("}", "]", "\"", "e", "l", "\n");

    private final TruncatedTool tool;
    private final JsonNode value;
    private final Cuts cuts;

    /** Asks for a cut of the value. */
    interface Cuts {

        Optional<ToolCall> ask(SentParameters sent) throws InterruptedException;
    }

    WrittenValue(TruncatedTool tool, JsonNode value, Cuts cuts) {
        this.tool = tool;
        this.value = value;
        this.cuts = cuts;
    }

    /** The text; empty if it cannot be told. */
    Optional<String> text() throws InterruptedException {
        Optional<JsonNode> info = info(SentParameters.MAX_BYTES);
        info = info.isPresent() ? info : info(SentParameters.HEAD);
        long bytes = info.map(one -> number(one, "original_bytes")).orElse(0L);
        long lines = info.map(one -> number(one, "original_lines")).orElse(0L);
        if (lines > 1) {
            String first = cut(SentParameters.HEAD, lines - 1);
            String joined = first + (first.endsWith("\n") ? "" : "\n") + cut(SentParameters.TAIL, 1);
            return that(bytes, Stream.of(joined, joined + "\n"));
        } else if (bytes > 1) {
            String first = cut(SentParameters.MAX_BYTES, bytes - 1);
            Stream<String> digits =
                    value.isNumber() ? value.asText().chars().mapToObj(Character::toString) : Stream.of();
            return that(
                    bytes,
                    Stream.concat(
                            Stream.concat(LAST.stream(), digits).map(last -> first + last),
                            Stream.of(value.asText()).filter(text -> text.startsWith(first))));
        }
        return Optional.empty();
    }

    private Optional<String> that(long bytes, Stream<String> texts) {
        return texts.filter(text -> Utf8Text.bytes(text) == bytes)
                .filter(text -> JsonCut.spells(text, value)
                        || value.isTextual() && value.textValue().equals(text))
                .findFirst();
    }

    private Optional<JsonNode> info(String limit) throws InterruptedException {
        return cuts.ask(SentParameters.NOTHING.with(limit, LongNode.valueOf(1)))
                .flatMap(call -> Places.at(call, tool.info(), tool.text()));
    }

    private static long number(JsonNode info, String member) {
        return WholeNumber.of(info.path(member))
                .filter(number -> number.bitLength() < Long.SIZE)
                .map(Number::longValue)
                .orElse(0L);
    }

    /** What a cut leaves; empty if it leaves no text. */
    private String cut(String limit, long amount) throws InterruptedException {
        return cuts.ask(SentParameters.NOTHING.with(limit, LongNode.valueOf(amount)))
                .filter(ToolCall::succeeded)
                .flatMap(call -> Places.value(call, tool))
                .filter(JsonNode::isValueNode)
                .map(JsonNode::asText)
                .orElse("");
    }
}
