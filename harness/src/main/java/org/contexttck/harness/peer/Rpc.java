package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** Answers in JSON-RPC, as text. */
public final class Rpc {

    static final int PARSE_ERROR = -32700;
    public static final int INVALID_REQUEST = -32600;
    public static final int METHOD_NOT_FOUND = -32601;
    public static final int INVALID_PARAMS = -32602;
    public static final int INTERNAL_ERROR = -32603;
    public static final int HEADER_MISMATCH = -32020;
    public static final int UNSUPPORTED_VERSION = -32022;

    private static final String COMPLETE = "\"resultType\":\"complete\"";

    private Rpc() {}

    /** An answer with a result that goes out as it is given. */
    public static String result(JsonNode id, String result) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + Json.write(id) + ",\"result\":" + result + "}";
    }

    /** An error; without id if the request's is not known. */
    public static String error(Optional<JsonNode> id, int code, String message, Optional<ObjectNode> data) {
        ObjectNode answer = Json.object().put("jsonrpc", "2.0");
        id.ifPresent(it -> answer.set("id", it));
        ObjectNode error = answer.putObject("error").put("code", code).put("message", message);
        data.ifPresent(it -> error.set("data", it));
        return Json.write(answer);
    }

    /** A result as the stateless revision wants it: it says that it is complete, unless it says something of the kind itself. */
    public static String complete(String result) {
        int brace = result.indexOf('{');
        if (brace < 0 || saysWhatItIs(result)) {
            return result;
        }
        String rest = result.substring(brace + 1);
        return "{" + COMPLETE + (rest.stripLeading().startsWith("}") ? "" : ",") + rest;
    }

    private static boolean saysWhatItIs(String result) {
        try {
            return Json.read(result).node().has("resultType");
        } catch (JsonProblem notToBeRead) {
            return result.contains("\"resultType\"");
        }
    }
}
