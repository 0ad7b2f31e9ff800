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
import java.util.function.BiPredicate;

/** A model behind OpenAI responses, which keeps the conversation and mostly is told only what is new. */
final class OpenAiResponsesModel implements Model {

    private final ModelHttp http;
    private final String model;
    private final BiPredicate<List<PromptMessage>, List<PromptMessage>> continues;
    private List<PromptMessage> asked = List.of();
    private String answered = "";

    /**
     * A model of this service.
     *
     * @param base address that {@code /responses} is added to
     * @param continues whether the service, which has the first messages and its answer to them, is only told what is new in the
     *     second
     */
    OpenAiResponsesModel(
            URI base,
            String model,
            Optional<String> key,
            BiPredicate<List<PromptMessage>, List<PromptMessage>> continues) {
        this.http = new ModelHttp(
                URI.create(base.toString().replaceAll("/+$", "") + "/responses"),
                key.map(it -> Map.of("Authorization", "Bearer " + it)).orElse(Map.of()));
        this.model = model;
        this.continues = continues;
    }

    @Override
    public ModelAnswer ask(List<PromptMessage> prompt, List<OfferedTool> tools)
            throws HostFailure, InterruptedException {
        ObjectNode request = Jsons.object().put("model", model).put("store", true);
        boolean further = !answered.isEmpty() && continues.test(asked, prompt);
        if (further) {
            request.put("previous_response_id", answered);
        }
        ArrayNode input = request.putArray("input");
        (further ? prompt.subList(asked.size() + 1, prompt.size()) : prompt).forEach(message -> add(message, input));
        ArrayNode list = request.putArray("tools");
        tools.forEach(tool -> list.addObject()
                .put("type", "function")
                .put("name", tool.name())
                .put("description", tool.description())
                .set("parameters", tool.schema()));
        JsonNode response = http.whole(request);
        asked = List.copyOf(prompt);
        answered = response.path("id").asText();
        return answer(response);
    }

    private static void add(PromptMessage message, ArrayNode input) {
        if (message.role() == PromptMessage.Role.TOOL) {
            ObjectNode output = input.addObject()
                    .put("type", "function_call_output")
                    .put("call_id", message.callId().orElse(""));
            message.parts().forEach(part -> content(part, "input_text", output.withArrayProperty("output")));
            return;
        }
        if (!message.parts().isEmpty()) {
            String role = message.role().name().toLowerCase(Locale.ROOT);
            String type = message.role() == PromptMessage.Role.ASSISTANT ? "output_text" : "input_text";
            ObjectNode said = input.addObject().put("type", "message").put("role", role);
            message.parts().forEach(part -> content(part, type, said.withArrayProperty("content")));
        }
        message.calls()
                .forEach(call -> input.addObject()
                        .put("type", "function_call")
                        .put("call_id", call.call().callId())
                        .put("name", call.name())
                        .put("arguments", Jsons.write(call.arguments())));
    }

    private static void content(Part part, String type, ArrayNode content) {
        if (part.kind() == Part.Kind.IMAGE) {
            content.addObject().put("type", "input_image").put("image_url", part.readable());
        } else {
            content.addObject().put("type", type).put("text", part.text());
        }
    }

    private static ModelAnswer answer(JsonNode response) throws HostFailure {
        if (!response.path("output").isArray()) {
            throw new HostFailure("the model's answer holds no output: " + response);
        }
        StringBuilder text = new StringBuilder();
        List<ModelAnswer.Asked> calls = new ArrayList<>();
        for (JsonNode item : response.path("output")) {
            item.path("content").forEach(part -> text.append(part.path("text").asText("")));
            if (item.path("type").asText().equals("function_call")) {
                calls.add(ModelAnswer.Asked.of(
                        item.path("call_id").asText(),
                        item.path("name").asText(),
                        item.path("arguments").asText()));
            }
        }
        return new ModelAnswer(text.toString(), calls);
    }
}
