package org.contexttck.harness.journal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.peer.gateway.KitGateway;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;

/** Writes what a port gave: a message as its number, a port as what is fixed of it, anything else by its parts. */
final class RecordValues {

    private final Function<Object, ObjectNode> ports;
    private final Function<Prompt, Long> prompts;

    /**
     * @param ports what is written of a port
     * @param prompts the number under which a request to the model is recorded
     */
    RecordValues(Function<Object, ObjectNode> ports, Function<Prompt, Long> prompts) {
        this.ports = ports;
        this.prompts = prompts;
    }

    JsonNode written(Object value) {
        if (value == null) {
            return NullNode.instance;
        } else if (value instanceof Optional<?> optional) {
            return optional.map(this::written).orElse(NullNode.instance);
        } else if (value instanceof List<?> list) {
            ArrayNode all = Json.array();
            list.forEach(one -> all.add(written(one)));
            return all;
        } else if (value instanceof Map<?, ?> map) {
            ObjectNode all = Json.object();
            map.forEach((name, one) -> all.set(String.valueOf(name), written(one)));
            return all;
        }
        return plain(value).or(() -> message(value)).orElseGet(() -> whole(value));
    }

    private static Optional<JsonNode> plain(Object value) {
        if (value instanceof JsonNode json) {
            return Optional.of(json);
        } else if (value instanceof Boolean flag) {
            return Optional.of(BooleanNode.valueOf(flag));
        } else if (value instanceof Number number) {
            return Optional.of(LongNode.valueOf(number.longValue()));
        } else if (value instanceof Enum<?> constant) {
            return Optional.of(Json.text(constant.name()));
        }
        return value instanceof String || value instanceof Duration
                ? Optional.of(Json.text(value.toString()))
                : Optional.empty();
    }

    private Optional<JsonNode> message(Object value) {
        if (value instanceof Message message) {
            return Optional.of(LongNode.valueOf(message.order()));
        } else if (value instanceof Arrival arrival) {
            return Optional.of(LongNode.valueOf(arrival.order()));
        } else if (value instanceof Answer answer) {
            return Optional.of(Answers.written(answer, this));
        } else if (value instanceof Prompt prompt) {
            return Optional.of(Json.object().put("order", prompt.order()).put("message", prompts.apply(prompt)));
        } else if (value instanceof KitGateway.Received received) {
            return Optional.of(Json.object().put("from", received.from()).put("message", received.order()));
        }
        return Optional.empty();
    }

    private JsonNode whole(Object value) {
        if (!value.getClass().isRecord()) {
            return ports.apply(value);
        }
        ObjectNode parts = Json.object();
        for (RecordComponent part : value.getClass().getRecordComponents()) {
            parts.set(part.getName(), written(part(value, part)));
        }
        return parts;
    }

    private static Object part(Object value, RecordComponent part) {
        try {
            return part.getAccessor().invoke(value);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
