package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.contexttck.reference.client.PromptMessage.Role;

/** A model behind Anthropic messages. */
final class AnthropicModel implements Model {

    private static final int MAX_TOKENS = 4096;

    private final ModelHttp http;
    private final String model;
    private final boolean streamed;

    /** @param base address that {@code /v1/messages} is added to; it may end in {@code /v1} already */
    AnthropicModel(URI base, String model, boolean streamed, Optional<String> key) {
        this.http = new ModelHttp(
                URI.create(base.toString().replaceAll("(/v1)?/*$", "") + "/v1/messages"),
                key.map(it -> Map.of("anthropic-version", "2023-06-01", "x-api-key", it))
                        .orElse(Map.of("anthropic-version", "2023-06-01")));
        this.model = model;
        this.streamed = streamed;
    }

    @Override
    public ModelAnswer ask(List<PromptMessage> prompt, List<OfferedTool> tools)
            throws HostFailure, InterruptedException {
        ObjectNode request = Jsons.object().put("model", model).put("max_tokens", MAX_TOKENS);
        ArrayNode system = Jsons.array();
        prompt.stream()
                .filter(message -> message.role() == Role.SYSTEM)
                .flatMap(message -> blocks(message.parts()).stream())
                .forEach(system::add);
        if (!system.isEmpty()) {
            request.set("system", system);
        }
        request.set("messages", messages(prompt));
        if (!tools.isEmpty()) {
            ArrayNode list = request.putArray("tools");
            tools.forEach(tool -> list.addObject()
                    .put("name", tool.name())
                    .put("description", tool.description())
                    .set("input_schema", tool.schema()));
        }
        Pieces pieces = new Pieces();
        if (streamed) {
            http.stream(request.put("stream", true), pieces::add);
        } else {
            pieces.whole(http.whole(request));
        }
        return pieces.answer();
    }

    /**
     * The service wants user and assistant in turn, each with something to say: results of tools, and what the user says
     * then, are one message.
     */
    private static ArrayNode messages(List<PromptMessage> prompt) {
        ArrayNode messages = Jsons.array();
        for (PromptMessage message : prompt) {
            List<ObjectNode> blocks = message.role() == Role.SYSTEM ? List.of() : blocks(message);
            if (blocks.isEmpty()) {
                continue;
            }
            String role = message.role() == Role.ASSISTANT ? "assistant" : "user";
            JsonNode last = messages.path(messages.size() - 1);
            ArrayNode content = last.path("role").asText().equals(role)
                    ? (ArrayNode) last.path("content")
                    : messages.addObject().put("role", role).putArray("content");
            content.addAll(blocks);
        }
        return messages;
    }

    private static List<ObjectNode> blocks(PromptMessage message) {
        List<ObjectNode> blocks = blocks(message.parts());
        if (message.role() == Role.TOOL) {
            ObjectNode result = Jsons.object()
                    .put("type", "tool_result")
                    .put("tool_use_id", message.callId().orElse(""));
            if (!blocks.isEmpty()) {
                result.putArray("content").addAll(blocks);
            }
            if (message.error()) {
                result.put("is_error", true);
            }
            return List.of(result);
        }
        for (ModelCall call : message.calls()) {
            ObjectNode use = Jsons.object()
                    .put("type", "tool_use")
                    .put("id", call.call().callId())
                    .put("name", call.name());
            use.set("input", call.arguments());
            blocks.add(use);
        }
        return blocks;
    }

    /** One block a piece; the service refuses empty texts. */
    private static List<ObjectNode> blocks(List<Part> parts) {
        List<ObjectNode> blocks = new ArrayList<>();
        parts.stream()
                .filter(part -> part.kind() != Part.Kind.TEXT || !part.text().isEmpty())
                .forEach(part -> blocks.add(block(part)));
        return blocks;
    }

    private static ObjectNode block(Part part) {
        if (part.kind() == Part.Kind.IMAGE) {
            ObjectNode image = Jsons.object().put("type", "image");
            image.putObject("source")
                    .put("type", "base64")
                    .put("media_type", part.mimeType())
                    .put("data", part.text());
            return image;
        }
        return Jsons.object().put("type", "text").put("text", part.text());
    }

    /** An answer, block after block. */
    private static final class Pieces {

        private final StringBuilder text = new StringBuilder();
        private final Map<Integer, CallPieces> calls = new TreeMap<>();

        void whole(JsonNode response) throws HostFailure {
            if (!response.path("content").isArray()) {
                throw new HostFailure("the model's answer holds no content: " + response);
            }
            int index = 0;
            for (JsonNode block : response.path("content")) {
                begin(index, block);
                if (block.path("type").asText().equals("tool_use")) {
                    calls.get(index).add("", "", Jsons.write(block.path("input")));
                }
                index++;
            }
        }

        void add(JsonNode event) {
            int index = event.path("index").asInt();
            switch (event.path("type").asText()) {
                case "content_block_start" -> begin(index, event.path("content_block"));
                case "content_block_delta" -> {
                    JsonNode delta = event.path("delta");
                    text.append(delta.path("text").asText(""));
                    if (calls.containsKey(index)) {
                        calls.get(index).add("", "", delta.path("partial_json").asText(""));
                    }
                }
                default -> {
                    // pings, usage and ends hold nothing that is needed here
                }
            }
        }

        private void begin(int index, JsonNode block) {
            text.append(block.path("text").asText(""));
            if (block.path("type").asText().equals("tool_use")) {
                CallPieces call = new CallPieces();
                call.add(block.path("id").asText(), block.path("name").asText(), "");
                calls.put(index, call);
            }
        }

        ModelAnswer answer() {
            return new ModelAnswer(
                    text.toString(),
                    calls.values().stream().map(CallPieces::call).toList());
        }
    }
}
