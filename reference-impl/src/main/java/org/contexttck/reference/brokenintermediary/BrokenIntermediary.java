package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.reference.intermediary.MessageTap;
import org.contexttck.reference.variant.VariantClasses;

/** Spoils the messages that an intermediary relays; numbers keep their digits. A variant overrides one of the methods. */
public abstract class BrokenIntermediary implements MessageTap {

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    /** The variants by name. */
    public static VariantClasses<BrokenIntermediary> variants() {
        return new VariantClasses<>(BrokenIntermediary.class);
    }

    /** Spoils a message from the server. */
    void spoilAnswer(ObjectNode answer) {
        if (answer.get("result") instanceof ObjectNode result && result.has("content")) {
            spoil(result);
        }
    }

    /** Spoils the result of a tool call. */
    void spoil(ObjectNode result) {}

    /** Spoils a message from the client. */
    void spoilRequest(ObjectNode request) {}

    @Override
    public final String toClient(String message) {
        Optional<ObjectNode> answer = read(message);
        answer.ifPresent(this::spoilAnswer);
        return answer.map(JsonNode::toString).orElse(message);
    }

    @Override
    public final String toServer(String message) {
        Optional<ObjectNode> request = read(message);
        request.ifPresent(this::spoilRequest);
        return request.map(JsonNode::toString).orElse(message);
    }

    /** {@code _meta} of a result, if it has one. */
    static Optional<ObjectNode> meta(ObjectNode result) {
        return result.get("_meta") instanceof ObjectNode meta ? Optional.of(meta) : Optional.empty();
    }

    private static Optional<ObjectNode> read(String message) {
        try {
            return JSON.readTree(message) instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
        } catch (JsonProcessingException none) {
            return Optional.empty();
        }
    }
}
