package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** An engine as JSON: {@code {format, pairs: [{server, tool, consumer}], calls: [{id, server, tool, standing, ...}]}}. */
final class EngineState {

    private static final int FORMAT = 1;

    private EngineState() {}

    static ObjectNode write(Map<String, ServerState> worlds, Collection<TrackedCall> calls) {
        ObjectNode state = JsonNodeFactory.instance.objectNode().put("format", FORMAT);
        ArrayNode pairs = state.putArray("pairs");
        worlds.forEach((server, world) -> world.pairs()
                .forEach(pair -> pairs.addObject()
                        .put("server", server)
                        .put("tool", pair.tool())
                        .put("consumer", pair.consumer())));
        ArrayNode list = state.putArray("calls");
        calls.forEach(tracked -> list.add(call(tracked)));
        return state;
    }

    private static ObjectNode call(TrackedCall tracked) {
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("id", tracked.call.callId())
                .put("server", tracked.call.server())
                .put("tool", tracked.call.tool())
                .put("standing", tracked.callState.name());
        if (tracked.triggered) {
            node.put("triggered", true);
        }
        tracked.summary.ifPresent(summary -> node.put("summary", summary));
        tracked.original.ifPresent(original -> node.set("original", original.deepCopy()));
        return node;
    }

    /** Hands on what a state holds, in its order. @throws IllegalArgumentException if it is no such state */
    static void read(JsonNode state, BiConsumer<String, Marks.Hint> pairs, Consumer<TrackedCall> calls) {
        if (state.path("format").asInt() != FORMAT) {
            throw new IllegalArgumentException("this is no saved engine of format " + FORMAT);
        }
        for (JsonNode pair : state.path("pairs")) {
            pairs.accept(text(pair, "server"), new Marks.Hint(text(pair, "tool"), text(pair, "consumer")));
        }
        long position = 0;
        for (JsonNode call : state.path("calls")) {
            calls.accept(call(call, position++));
        }
    }

    private static TrackedCall call(JsonNode node, long position) {
        TrackedCall tracked =
                new TrackedCall(new ToolCall(text(node, "server"), text(node, "tool"), text(node, "id")), position);
        tracked.callState = callState(text(node, "standing"));
        tracked.triggered = node.path("triggered").asBoolean();
        tracked.summary = Optional.ofNullable(node.path("summary").textValue());
        tracked.original = Optional.ofNullable(node.get("original")).map(JsonNode::deepCopy);
        return tracked;
    }

    private static CallState callState(String name) {
        try {
            return CallState.valueOf(name);
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException("a saved call is " + name + ", which is no standing", unknown);
        }
    }

    private static String text(JsonNode holder, String member) {
        if (!holder.path(member).isTextual()) {
            throw new IllegalArgumentException("a saved engine lacks the text " + member + " in " + holder);
        }
        return holder.path(member).textValue();
    }
}
