package org.contexttck.harness.target.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;

/**
 * One tool call that was made both directly and through an intermediary.
 *
 * @param passage where it was made
 * @param tool its name behind
 * @param passed how it went
 */
public record IntermediaryRelay(IntermediaryPassage passage, String tool, IntermediaryPassage.Passed passed) {

    /** What came back without the intermediary. */
    public Answer direct() {
        return passed.direct().orElseThrow();
    }

    /** What the server answered to the intermediary; empty if the call did not get there. */
    public Optional<Message> sent() {
        return passed.sent();
    }

    /** The arguments as they reached the server; empty if the call did not get there. */
    public Optional<ObjectNode> arrived() {
        return passed.arrived();
    }

    /** What came back in front. */
    public Answer through() {
        return passed.through();
    }

    /** How often the call reached the server from the intermediary. */
    public int times() {
        return passed.times();
    }

    /** The result as the server sent it; empty if the call did not get there, or was answered with an error. */
    public Optional<ObjectNode> original() {
        return sent().flatMap(Message::json)
                .map(answer -> answer.get("result"))
                .filter(JsonNode::isObject)
                .map(ObjectNode.class::cast);
    }

    /** The result as it arrived in front; empty if none did. */
    public Optional<ObjectNode> received() {
        return through().result();
    }

    /** The call in one line, for example {@code search_records {"token":"t1"} (2025-11-25 in front, 2026-07-28 behind)}. */
    public String line() {
        return passed.offered() + " " + Json.write(passed.arguments()) + " (" + passage.eras() + ")";
    }

    /** What went over the wire in front, as evidence. */
    public List<Excerpt> exchange() {
        return passage.exchange(
                through().request().order(),
                through().message().map(Message::order).orElse(0L));
    }
}
