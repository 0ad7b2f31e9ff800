package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.PromptMessage.Role;

/**
 * A conversation of a user with a model that calls tools, and what of it goes to the model next. A tool result stands
 * behind the turn that called for it, in the order of the calls and under its call id, whether it has collapsed or not
 * (TC-C-13). Not safe for several threads.
 */
public class Conversation {

    private final CollapseEngine engine;
    private final List<Turn> turns = new ArrayList<>();
    private final Map<String, JsonNode> results = new LinkedHashMap<>();

    /** An empty one. @param engine a fresh one */
    public Conversation(CollapseEngine engine) {
        this.engine = engine;
    }

    /** Tells the model what it is there for. */
    public void system(String text) {
        turns.add(new Turn(Role.SYSTEM, text, List.of()));
    }

    /** The user says something. */
    public void user(String text) {
        turns.add(new Turn(Role.USER, text, List.of()));
    }

    /** The model ends its turn. */
    public void assistant(String text) {
        turns.add(new Turn(Role.ASSISTANT, text, List.of()));
    }

    /**
     * The model calls tools.
     *
     * @param text what it says beside, mostly nothing
     * @throws IllegalArgumentException if the conversation has a call of one of these ids already
     */
    public void calls(String text, List<ModelCall> calls) {
        calls.forEach(call -> engine.called(call.call()));
        turns.add(new Turn(Role.ASSISTANT, text, calls));
    }

    /**
     * A tool has answered; a second answer to the same call is no second result (TC-C-17).
     *
     * @param result of {@code tools/call} as it came
     * @throws IllegalArgumentException if there is no such call
     */
    public void arrived(String callId, JsonNode result) {
        engine.arrived(callId, result);
        results.putIfAbsent(callId, result);
    }

    /**
     * A call has ended without a result.
     *
     * @param text tells the model why
     * @throws IllegalArgumentException if there is no such call
     */
    public void failed(String callId, Failure how, String text) {
        engine.failed(callId, how);
        results.putIfAbsent(callId, Jsons.textResult(text).put("isError", true));
    }

    /** What goes to the model now. */
    public List<PromptMessage> prompt() {
        List<PromptMessage> messages = new ArrayList<>();
        for (Turn turn : turns) {
            messages.add(new PromptMessage(
                    turn.role(),
                    Optional.empty(),
                    turn.text().isEmpty() ? List.of() : List.of(Part.text(turn.text())),
                    turn.calls(),
                    false));
            turn.calls().forEach(call -> result(call.call().callId()).ifPresent(messages::add));
        }
        return messages;
    }

    private Optional<PromptMessage> result(String callId) {
        return Optional.ofNullable(results.get(callId)).flatMap(result -> toolMessage(callId, result));
    }

    /** The message of a tool result. */
    protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
        List<Part> parts = engine.replacement(callId)
                .map(text -> collapsed(callId, text, result))
                .orElseGet(() -> ResultParts.of(result));
        return Optional.of(new PromptMessage(
                Role.TOOL,
                Optional.of(callId),
                parts,
                List.of(),
                result.path("isError").asBoolean()));
    }

    /** What stands in place of a collapsed result: one text (R9). */
    protected List<Part> collapsed(String callId, String text, JsonNode result) {
        return List.of(Part.text(text));
    }

    /** Decides what collapses. */
    public final CollapseEngine engine() {
        return engine;
    }

    /** Everything that was said, oldest first, with the calls of each message. */
    final List<Turn> turns() {
        return List.copyOf(turns);
    }

    /** The result of a call as it came; empty if none has come. */
    final Optional<JsonNode> given(String callId) {
        return Optional.ofNullable(results.get(callId));
    }

    /** The whole conversation as JSON, originals included (TC-C-19). */
    public ObjectNode save() {
        ObjectNode state = Jsons.object();
        ArrayNode list = state.putArray("turns");
        turns.forEach(turn -> list.add(turn.write()));
        ObjectNode given = state.putObject("results");
        results.forEach((callId, result) -> {
            if (engine.original(callId).isEmpty()) {
                given.set(callId, result);
            }
        });
        return state.set("engine", engine.save());
    }

    /**
     * Goes on, in an empty conversation, where a saved one stood.
     *
     * @throws IllegalArgumentException if this is no saved conversation
     * @throws IllegalStateException if something has been said already
     */
    public void load(JsonNode state) {
        if (!turns.isEmpty()) {
            throw new IllegalStateException("a saved conversation is loaded into an empty one");
        }
        engine.load(state.path("engine"));
        for (JsonNode turn : state.path("turns")) {
            Turn read = Turn.read(turn);
            turns.add(read);
            read.calls().forEach(call -> restore(call.call().callId(), state.path("results")));
        }
    }

    private void restore(String callId, JsonNode given) {
        engine.original(callId)
                .or(() -> Optional.ofNullable(given.get(callId)))
                .ifPresent(result -> results.put(callId, result));
    }
}
