package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.server.LineTap;

/** Spoils the lines between the reference server and its client. A mistake overrides one of the protected methods. */
abstract class BrokenServer implements LineTap {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Map<JsonNode, Request> asked = new ConcurrentHashMap<>();

    /** Spoils the result of a tool call; errors of JSON-RPC do not come here. */
    protected void spoil(ToolResult result) {}

    /** Spoils a tool in the list of tools. */
    protected void spoilTool(ObjectNode tool) {}

    /** The raw lines for an answer. */
    protected List<String> answer(Request request, ObjectNode answer) {
        answer.at("/result/tools").forEach(tool -> spoilTool((ObjectNode) tool));
        if (request.callsTool() && answer.get("result") instanceof ObjectNode result) {
            spoil(new ToolResult(request, result));
        }
        return List.of(escaped(answer.toString()));
    }

    /** Half a surrogate pair can only be sent as an escape. */
    private static String escaped(String line) {
        StringBuilder escaped = new StringBuilder(line.length());
        int from = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (!Character.isSurrogate(c)) {
                continue;
            }
            if (Character.charCount(line.codePointAt(i)) == 2) {
                i++;
            } else {
                escaped.append(line, from, i).append("\\u").append(Integer.toHexString(c));
                from = i + 1;
            }
        }
        return from == 0 ? line : escaped.append(line, from, line.length()).toString();
    }

    /** A request of the client arrives, before it is served. */
    protected void arrives(Request request) {}

    /** The raw lines that a notification provokes. */
    protected List<String> onNotification() {
        return List.of();
    }

    /** Whether the process ends instead of serving the request. */
    protected boolean exitsOn(Request request) {
        return false;
    }

    @Override
    public final List<String> arriving(String line) {
        Optional<ObjectNode> message = read(line);
        if (message.isPresent() && message.get().has("method")) {
            if (!message.get().has("id")) {
                return onNotification();
            }
            Request request = new Request(message.get());
            asked.put(message.get().get("id"), request);
            arrives(request);
        }
        return List.of();
    }

    @Override
    public final boolean endsOn(String line) {
        return read(line).map(Request::new).filter(this::exitsOn).isPresent();
    }

    @Override
    public final List<String> leaving(String line) {
        Optional<ObjectNode> message = read(line);
        Optional<Request> request = message.flatMap(answer -> Optional.ofNullable(answer.get("id")))
                .flatMap(id -> Optional.ofNullable(asked.remove(id)));
        return request.isPresent() ? answer(request.get(), message.get()) : List.of(line);
    }

    private static Optional<ObjectNode> read(String line) {
        try {
            return JSON.readTree(line) instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }
}
