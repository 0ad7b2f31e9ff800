package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.wire.Answer.Malformed;
import org.contexttck.harness.wire.Answer.Outcome;
import org.contexttck.harness.wire.Answer.Result;
import org.contexttck.harness.wire.Answer.RpcError;
import org.contexttck.json.Json;

/** The JSON-RPC 2.0 side of a message: which sort it is, what is wrong with it, what it answers. */
public final class RpcMessage {

    /** The sorts of messages. */
    public enum Sort {
        REQUEST,
        NOTIFICATION,
        RESPONSE,
        NONE
    }

    /** How messages begin, as nearly everybody writes them. */
    public static final String BEGINNING = "{\"jsonrpc\"";

    private RpcMessage() {}

    /** Whether it is meant to be a message at all, rather than a line of a log in JSON. */
    public static boolean meant(JsonNode json) {
        if (json.isArray()) {
            boolean some = false;
            for (JsonNode part : json) {
                some |= part.isObject() && meant(part);
            }
            return some;
        }
        return json.has("jsonrpc") || json.has("id") && (json.has("result") || json.has("error") || json.has("method"));
    }

    public static Sort sort(JsonNode message) {
        if (message.path("method").isTextual()) {
            return message.has("id") ? Sort.REQUEST : Sort.NOTIFICATION;
        }
        return message.has("id") || message.has("result") || message.has("error") ? Sort.RESPONSE : Sort.NONE;
    }

    /** Text under which a request and its answer meet: tells 1, 1.0 and "1" apart. */
    public static String key(JsonNode id) {
        return Json.write(id);
    }

    /** The key of a message with a usable id. */
    public static Optional<String> keyOf(JsonNode message) {
        JsonNode id = message.path("id");
        return usable(id) ? Optional.of(key(id)) : Optional.empty();
    }

    /** Whether a request with this id can be answered. */
    public static boolean usable(JsonNode id) {
        return id.isTextual() || id.isNumber();
    }

    /** Why it is no valid JSON-RPC 2.0 message, if so. */
    public static Optional<String> fault(JsonNode message) {
        if (!message.isObject()) {
            return Optional.of("JSON, but no object: " + OneLine.of(Json.write(message)));
        }
        if (!"2.0".equals(message.path("jsonrpc").textValue())) {
            return Optional.of(
                    message.has("jsonrpc")
                            ? "its jsonrpc is " + OneLine.of(Json.write(message.get("jsonrpc"))) + ", not \"2.0\""
                            : "it has no jsonrpc member");
        }
        return switch (sort(message)) {
            case NONE -> Optional.of("neither request nor answer: " + OneLine.of(Json.write(message)));
            case RESPONSE -> outcome(message) instanceof Malformed m ? Optional.of(m.why()) : Optional.empty();
            case REQUEST ->
                keyOf(message).isEmpty()
                        ? Optional.of("a request whose id is neither text nor number")
                        : Optional.empty();
            case NOTIFICATION -> Optional.empty();
        };
    }

    /** What a response amounts to, its id and its jsonrpc member left aside. */
    public static Outcome outcome(JsonNode response) {
        boolean hasResult = response.has("result");
        boolean hasError = response.has("error");
        if (hasResult && hasError) {
            return new Malformed("it has both a result and an error");
        } else if (hasResult) {
            JsonNode result = response.get("result");
            return result instanceof ObjectNode object ? new Result(object) : new Malformed("its result is no object");
        } else if (hasError) {
            return error(response.get("error"));
        }
        return new Malformed("it has neither a result nor an error");
    }

    private static Outcome error(JsonNode error) {
        Optional<Long> code = whole(error.path("code"));
        if (code.isEmpty()) {
            return new Malformed("its error has no code that is a whole number");
        }
        if (!error.path("message").isTextual()) {
            return new Malformed("its error has no message that is text");
        }
        return new RpcError(code.get(), error.get("message").textValue(), Optional.ofNullable(error.get("data")));
    }

    private static Optional<Long> whole(JsonNode number) {
        try {
            return number.isNumber() ? Optional.of(number.decimalValue().longValueExact()) : Optional.empty();
        } catch (ArithmeticException noLong) {
            return Optional.empty();
        }
    }
}
