package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.contexttck.reference.command.Lines;

/**
 * Lets the kit play model, user and tools of a conversation without a network: the driver protocol, a request a line and an
 * answer a line, over the same engine as the host's.
 */
final class Driver {

    private static final int PROTOCOL = 1;

    private final ClientParts parts;
    private final boolean unscoped;
    private Conversation conversation;
    private ConversationView view;

    /** @param unscoped whether results of tools without a pair may collapse */
    Driver(ClientParts parts, boolean unscoped) {
        this.parts = parts;
        this.unscoped = unscoped;
        begin();
    }

    /** Answers until the input ends. @throws IOException if nobody reads the answers */
    void serve(InputStream in, OutputStream out) throws IOException {
        Lines.answer(in, out, line -> Jsons.write(answer(line)));
    }

    /** The answer to one request. */
    ObjectNode answer(String line) {
        JsonNode request = Jsons.read(line).orElseGet(Jsons::object);
        ObjectNode answer = Jsons.object();
        answer.set("re", request.path("id").isMissingNode() ? Jsons.object().nullNode() : request.get("id"));
        try {
            answer.setAll(done(request));
        } catch (IllegalArgumentException | IllegalStateException wrong) {
            answer.put("error", String.valueOf(wrong.getMessage()));
        }
        return answer;
    }

    private ObjectNode done(JsonNode request) {
        ObjectNode answer = Jsons.object();
        switch (request.path("do").asText()) {
            case "hello" -> hello(request, answer);
            case "begin" -> begin();
            case "user" -> conversation.user(text(request, "text"));
            case "assistant" -> conversation.assistant(text(request, "text"));
            case "calls" -> conversation.calls("", calls(request));
            case "deliver" -> deliver(text(request, "callId"), request.path("outcome"));
            case "prompt" -> prompt(answer.putArray("messages"));
            case "save" -> answer.set("state", conversation.save());
            case "load" -> conversation.load(request.path("state"));
            case "view" -> view(answer.putArray("blocks"));
            case "expand" -> view.expand(text(request, "callId"));
            case "display" -> view.setShowHints(request.path("showHints").asBoolean());
            default -> throw new IllegalArgumentException("unknown request: " + request);
        }
        return answer;
    }

    private static void hello(JsonNode request, ObjectNode answer) {
        if (request.path("protocol").asInt() != PROTOCOL) {
            throw new IllegalArgumentException(
                    "this driver speaks protocol " + PROTOCOL + ", not " + request.path("protocol"));
        }
        answer.put("protocol", PROTOCOL)
                .put("name", "context-tck reference client")
                .put("version", "0.1.0");
        answer.putArray("can").add("resume").add("view");
    }

    private void begin() {
        conversation = parts.conversation(parts.engine(unscoped));
        view = parts.view(conversation);
    }

    private static List<ModelCall> calls(JsonNode request) {
        List<ModelCall> calls = new ArrayList<>();
        for (JsonNode call : request.path("calls")) {
            ToolCall made = new ToolCall(call.path("server").asText(), text(call, "tool"), text(call, "callId"));
            calls.add(new ModelCall(made, made.tool(), call.path("arguments")));
        }
        return calls;
    }

    private void deliver(String callId, JsonNode outcome) {
        if (outcome.has("result")) {
            conversation.arrived(callId, outcome.get("result"));
        } else if (outcome.has("error")) {
            String message = outcome.path("error").path("message").asText();
            conversation.failed(callId, Failure.ERROR, "error: " + message);
        } else if (outcome.path("timeout").asBoolean()) {
            conversation.failed(callId, Failure.TIMEOUT, "error: the tool gave no answer in time");
        } else {
            throw new IllegalArgumentException("an outcome has result, error or timeout, and not " + outcome);
        }
    }

    private void prompt(ArrayNode messages) {
        for (PromptMessage message : conversation.prompt()) {
            ObjectNode node =
                    messages.addObject().put("role", message.role().name().toLowerCase(Locale.ROOT));
            message.callId().ifPresent(id -> node.put("callId", id));
            if (!message.calls().isEmpty()) {
                ArrayNode calls = node.putArray("calls");
                message.calls()
                        .forEach(call -> calls.addObject()
                                .put("id", call.call().callId())
                                .put("name", call.name())
                                .set("arguments", call.arguments()));
            }
            ArrayNode list = node.putArray("parts");
            message.parts().forEach(part -> list.add(part(part)));
        }
    }

    private static ObjectNode part(Part part) {
        String kind = part.kind().name().toLowerCase(Locale.ROOT);
        return Jsons.object().put("type", kind).put(part.kind() == Part.Kind.IMAGE ? "data" : "text", part.text());
    }

    private void view(ArrayNode blocks) {
        for (ConversationView.Block block : view.blocks()) {
            ObjectNode node = blocks.addObject()
                    .put("callId", block.call().callId())
                    .put("state", block.state().text());
            ArrayNode badges = node.putArray("badges");
            block.badges()
                    .forEach(badge ->
                            badges.addObject().put("name", badge.name()).put("colour", badge.colour()));
            node.put("text", block.text()).put("editable", block.editable());
        }
    }

    private static String text(JsonNode request, String member) {
        if (!request.path(member).isTextual()) {
            throw new IllegalArgumentException("the text " + member + " is missing in " + request);
        }
        return request.get(member).textValue();
    }
}
