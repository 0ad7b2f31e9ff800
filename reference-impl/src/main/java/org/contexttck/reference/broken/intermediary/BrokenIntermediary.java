package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import org.contexttck.reference.intermediary.MessageTap;

/** Spoils the messages that an intermediary relays; numbers keep their digits. A mistake overrides one of the methods. */
abstract class BrokenIntermediary implements MessageTap {

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    /** Spoils a message from the server. */
    void spoilAnswer(ObjectNode answer) {}

    /** Spoils a message from the client. */
    void spoilRequest(ObjectNode request) {}

    @Override
    public final String toClient(String message) {
        return spoiled(message, this::spoilAnswer);
    }

    @Override
    public final String toServer(String message) {
        return spoiled(message, this::spoilRequest);
    }

    private static String spoiled(String message, Consumer<ObjectNode> spoil) {
        try {
            if (JSON.readTree(message) instanceof ObjectNode object) {
                spoil.accept(object);
                return object.toString();
            }
            return message;
        } catch (JsonProcessingException none) {
            return message;
        }
    }
}
