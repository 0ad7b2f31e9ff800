package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.json.Json;

/**
 * What came back for one request. Never null, never an exception.
 *
 * @param request as it was sent
 * @param message what came back; for {@link Lost} the body of an HTTP error, if there was one
 * @param outcome what it amounts to
 * @param took from sending to the outcome
 */
public record Answer(Message request, Optional<Message> message, Outcome outcome, Duration took) {

    /** What an answer amounts to. */
    public sealed interface Outcome {}

    /** A JSON-RPC result; {@code result} may still say {@code isError}. */
    public record Result(ObjectNode result) implements Outcome {}

    /** A JSON-RPC error. */
    public record RpcError(long code, String message, Optional<JsonNode> data) implements Outcome {}

    /** The right id, but neither a valid result nor a valid error; or too long or too deep to be read. */
    public record Malformed(String why) implements Outcome {}

    /** Nothing came in time. @param meanwhile what else was seen of the target */
    public record Silent(Duration waited, Meanwhile meanwhile) implements Outcome {}

    /**
     * What a target did while it left a request unanswered.
     *
     * @param evident whether that shows that it could have answered
     * @param text to follow on {@code no answer in 20 s}, such as {@code while it answered ping after 3 ms}; may be empty
     */
    public record Meanwhile(boolean evident, String text) {

        /** Nothing was seen of it. */
        public static final Meanwhile UNKNOWN = new Meanwhile(false, "");
    }

    /** Nothing can come any more: the process ended, a stream was closed, HTTP failed. */
    public record Lost(String why) implements Outcome {}

    /**
     * What a message amounts to as the answer to a request, for one who has both recorded.
     *
     * @param message one message, or an array of which one element is the answer
     */
    public static Answer read(Message request, Message message) {
        Optional<String> key = request.json().flatMap(RpcMessage::keyOf);
        JsonNode whole = message.json().orElseGet(Json::object);
        Outcome outcome = new Malformed("it does not answer the request");
        for (JsonNode part : whole.isArray() ? whole : Json.array().add(whole)) {
            if (RpcMessage.sort(part) == RpcMessage.Sort.RESPONSE
                    && RpcMessage.keyOf(part).equals(key)) {
                outcome = RpcMessage.outcome(part);
            }
        }
        return new Answer(request, Optional.of(message), outcome, Duration.ZERO);
    }

    /** The result, if there is one. */
    public Optional<ObjectNode> result() {
        return outcome instanceof Result r ? Optional.of(r.result()) : Optional.empty();
    }

    /** The same without what is in the result, which many long answers at once would fill the memory with. */
    public Answer withoutContent() {
        Optional<Message> shortened = message.map(Message::withoutJson);
        return new Answer(request, shortened, outcome instanceof Result ? new Result(Json.object()) : outcome, took);
    }

    /** Whether nothing came and nothing shows that the target could have answered. */
    public boolean unclear() {
        return outcome instanceof Silent s && !s.meanwhile().evident();
    }

    /** One line for a reader. */
    public String describe() {
        return describe(outcome);
    }

    public static String describe(Outcome outcome) {
        if (outcome instanceof RpcError e) {
            return "error " + e.code() + ": " + OneLine.of(e.message());
        } else if (outcome instanceof Malformed m) {
            return "no valid answer: " + m.why();
        } else if (outcome instanceof Silent s) {
            String meanwhile = s.meanwhile().text();
            return "no answer in " + OneLine.of(s.waited()) + (meanwhile.isEmpty() ? "" : ", " + meanwhile);
        } else if (outcome instanceof Lost l) {
            return "no answer: " + l.why();
        }
        return "a result";
    }
}
