package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A model behind OpenAI chat completions, or behind one of the many services that speak the same. */
final class OpenAiModel implements Model {

    private final ModelHttp http;
    private final String model;
    private final boolean streamed;

    /** @param base address that {@code /chat/completions} is added to */
    OpenAiModel(URI base, String model, boolean streamed, Optional<String> key) {
        this.http = new ModelHttp(
                URI.create(base.toString().replaceAll("/+$", "") + "/chat/completions"),
                key.map(it -> Map.of("Authorization", "Bearer " + it)).orElse(Map.of()));
        this.model = model;
        this.streamed = streamed;
    }

    @Override
    public ModelAnswer ask(List<PromptMessage> prompt, List<OfferedTool> tools)
            throws HostFailure, InterruptedException {
        ObjectNode request = Jsons.object().put("model", model);
        ArrayNode messages = request.putArray("messages");
        prompt.forEach(message -> messages.add(message(message)));
        if (!tools.isEmpty()) {
            ArrayNode list = request.putArray("tools");
            tools.forEach(tool -> list.addObject()
                    .put("type", "function")
                    .putObject("function")
                    .put("name", tool.name())
                    .put("description", tool.description())
                    .set("parameters", tool.schema()));
        }
        if (!streamed) {
            return answer(http.whole(request));
        }
        Pieces pieces = new Pieces();
        http.stream(request.put("stream", true), pieces::add);
        return pieces.answer();
    }

    private static ObjectNode message(PromptMessage message) {
        ObjectNode node = Jsons.object().put("role", message.role().name().toLowerCase(Locale.ROOT));
        message.callId().ifPresent(id -> node.put("tool_call_id", id));
        node.set("content", content(message));
        if (!message.calls().isEmpty()) {
            ArrayNode calls = node.putArray("tool_calls");
            message.calls()
                    .forEach(call -> calls.addObject()
                            .put("id", call.call().callId())
                            .put("type", "function")
                            .putObject("function")
                            .put("name", call.name())
                            .put("arguments", Jsons.write(call.arguments())));
        }
        return node;
    }

    private static JsonNode content(PromptMessage message) {
        List<Part> parts = message.parts();
        if (parts.isEmpty()) {
            return message.calls().isEmpty() ? Jsons.string("") : Jsons.object().nullNode();
        } else if (parts.size() == 1 && parts.get(0).kind() == Part.Kind.TEXT) {
            return Jsons.string(parts.get(0).text());
        }
        ArrayNode content = Jsons.array();
        for (Part part : parts) {
            if (part.kind() == Part.Kind.IMAGE) {
                content.addObject()
                        .put("type", "image_url")
                        .putObject("image_url")
                        .put("url", part.readable());
            } else {
                content.addObject().put("type", "text").put("text", part.text());
            }
        }
        return content;
    }

    private static ModelAnswer answer(JsonNode response) throws HostFailure {
        JsonNode message = response.path("choices").path(0).path("message");
        if (!message.isObject()) {
            throw new HostFailure("the model's answer holds no message: " + response);
        }
        List<ModelAnswer.Asked> calls = new ArrayList<>();
        for (JsonNode call : message.path("tool_calls")) {
            calls.add(ModelAnswer.Asked.of(
                    call.path("id").asText(),
                    call.path("function").path("name").asText(),
                    call.path("function").path("arguments").asText()));
        }
        return new ModelAnswer(message.path("content").asText(""), calls);
    }

    /** An answer that comes in pieces. */
    private static final class Pieces {

        private final StringBuilder text = new StringBuilder();
        private final Map<Integer, CallPieces> calls = new TreeMap<>();

        void add(JsonNode chunk) {
            JsonNode delta = chunk.path("choices").path(0).path("delta");
            text.append(delta.path("content").asText(""));
            for (JsonNode call : delta.path("tool_calls")) {
                calls.computeIfAbsent(call.path("index").asInt(), index -> new CallPieces())
                        .add(
                                call.path("id").asText(""),
                                call.path("function").path("name").asText(""),
                                call.path("function").path("arguments").asText(""));
            }
        }

        ModelAnswer answer() {
            return new ModelAnswer(
                    text.toString(),
                    calls.values().stream().map(CallPieces::call).toList());
        }
    }
}
