package org.contexttck.reference.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;

/** JSON with every digit of its numbers. */
final class Jsons {

    private static final ObjectMapper MAPPER = mapper();
    private static final TypeReference<Map<String, Object>> ARGUMENTS = new TypeReference<>() {};

    private Jsons() {}

    /** A mapper that keeps all digits of a number. */
    static JsonMapper mapper() {
        return JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .build();
    }

    /** Reads a text; empty if it is no JSON. */
    static Optional<JsonNode> read(String text) {
        try {
            return Optional.ofNullable(MAPPER.readTree(text)).filter(node -> !node.isMissingNode());
        } catch (JsonProcessingException noJson) {
            return Optional.empty();
        }
    }

    static String write(JsonNode node) {
        try {
            return MAPPER.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree cannot be written", e);
        }
    }

    static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** The arguments of a call. @throws ToolFailure if the model gave something else than an object */
    static Map<String, Object> map(ModelCall call) throws ToolFailure {
        if (!call.arguments().isObject()) {
            throw new ToolFailure(
                    Failure.ERROR,
                    "error: the arguments of " + call.name() + " are no JSON object: " + call.arguments());
        }
        return MAPPER.convertValue(call.arguments(), ARGUMENTS);
    }

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static JsonNode string(String text) {
        return JsonNodeFactory.instance.textNode(text);
    }

    static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    /** A result of {@code tools/call} that says this. */
    static ObjectNode textResult(String text) {
        ObjectNode result = object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return result;
    }
}
