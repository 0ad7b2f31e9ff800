package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.Optional;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Pointer;

/**
 * One run of a command through its tool.
 *
 * @param purpose the profile's key for its arguments, for example {@code noisy}
 * @param sent the limits sent with it
 */
record CommandRun(CommandTool tool, String purpose, SentParameters sent, ToolCall call) {

    static final String FAILING = "failing";

    boolean limited() {
        return !sent.values().isEmpty();
    }

    /** Whether it tells what the command wrote; that of a command which failed may be an error. */
    boolean tells() {
        return call.succeeded() || text(Optional.of(tool.stderr())).isPresent();
    }

    Optional<String> stderr() {
        return tells() ? text(Optional.of(tool.stderr())) : Optional.empty();
    }

    Optional<String> stdout() {
        return tells() ? text(tool.stdout()) : Optional.empty();
    }

    /** The longest of its texts, or what a JSON-RPC error says. */
    String words() {
        return call.answer().outcome() instanceof Answer.RpcError error
                ? error.message()
                : call.texts().stream()
                        .max(Comparator.comparing(String::length))
                        .orElse("");
    }

    long stderrBytes() {
        return stderr().map(Utf8Text::bytes).orElse(0L);
    }

    Optional<JsonNode> info() {
        return Places.at(call, tool.info());
    }

    Optional<JsonNode> stderrInfo() {
        return Places.at(call, tool.stderrInfo());
    }

    Optional<JsonNode> flag() {
        return Places.at(call, tool.flag());
    }

    boolean flagged() {
        return Places.isTrue(flag());
    }

    private Optional<String> text(Optional<Pointer> place) {
        return place.flatMap(one -> Places.at(call, one))
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue)
                .map(Utf8Text::wellFormed);
    }
}
