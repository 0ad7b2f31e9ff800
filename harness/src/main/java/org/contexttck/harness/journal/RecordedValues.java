package org.contexttck.harness.journal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.contexttck.harness.peer.gateway.KitGateway;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.target.MessageViews;
import org.contexttck.harness.target.client.ClientWay;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;

/**
 * Reads what {@link RecordValues} has written, messages out of their transcript.
 *
 * @param file of the messages that are named by their numbers; empty text if there are none
 * @param way by which a client is observed
 * @param transcripts by file
 * @param ports makes a port out of what is written of it
 */
record RecordedValues(
        String file,
        Optional<ClientWay> way,
        Function<String, Transcript> transcripts,
        BiFunction<Class<?>, JsonNode, Object> ports) {

    Object read(JsonNode json, Type type) {
        if (type instanceof ParameterizedType generic) {
            return generic(json, (Class<?>) generic.getRawType(), generic.getActualTypeArguments());
        }
        Class<?> plain = (Class<?>) type;
        if (JsonNode.class.isAssignableFrom(plain)) {
            return json;
        } else if (plain == boolean.class || plain == Boolean.class) {
            return json.asBoolean();
        } else if (plain == int.class) {
            return json.asInt();
        } else if (plain == long.class || plain == Long.class) {
            return json.asLong();
        } else if (plain == String.class) {
            return json.asText();
        } else if (plain == Duration.class) {
            return Duration.parse(json.asText());
        } else if (plain.isEnum()) {
            return Arrays.stream(plain.getEnumConstants())
                    .filter(one -> ((Enum<?>) one).name().equals(json.asText()))
                    .findFirst()
                    .orElseThrow(
                            () -> new ReplayDivergence("\"" + json.asText() + "\" is no " + plain.getSimpleName()));
        } else if (plain == void.class) {
            return Void.TYPE;
        }
        return message(json, plain).orElseGet(() -> plain.isRecord() ? whole(json, plain) : ports.apply(plain, json));
    }

    private Object generic(JsonNode json, Class<?> type, Type[] of) {
        if (type == Optional.class) {
            return json.isNull() ? Optional.empty() : Optional.of(read(json, of[0]));
        } else if (type == Map.class) {
            Map<String, Object> map = new LinkedHashMap<>();
            json.properties().forEach(one -> map.put(one.getKey(), read(one.getValue(), of[1])));
            return map;
        }
        List<Object> list = new ArrayList<>();
        json.forEach(one -> list.add(read(one, of[0])));
        return list;
    }

    private Optional<Object> message(JsonNode json, Class<?> type) {
        if (type == Message.class) {
            return Optional.of(message(json));
        } else if (type == Arrival.class) {
            return Optional.of(MessageViews.arrival(message(json)));
        } else if (type == Answer.class) {
            return Optional.of(Answers.read(json, transcripts.apply(file), this));
        } else if (type == Prompt.class) {
            Message message = message(json.path("message"));
            return Optional.of(MessageViews.prompt(
                    way.orElseThrow(),
                    json.path("order").asLong(),
                    message,
                    transcripts.apply(file).continued(message)));
        } else if (type == KitGateway.Received.class) {
            Message message = message(json.path("message"));
            return Optional.of(new KitGateway.Received(
                    json.path("from").asText(), message.json().orElseGet(Json::object), message.order()));
        } else if (type == IntermediaryPassage.Passed.class) {
            return Optional.of(passed(json));
        }
        return Optional.empty();
    }

    /** Of the three connections of a passage, the port names the one in front. */
    private IntermediaryPassage.Passed passed(JsonNode json) {
        RecordedValues direct = in(file.replace("/front-", "/direct-"));
        RecordedValues behind = in(file.replace("/front-", "/behind-"));
        return new IntermediaryPassage.Passed(
                json.path("offered").asText(),
                json.withObject("/arguments"),
                Optional.of(json.path("arrived")).filter(JsonNode::isObject).map(ObjectNode.class::cast),
                Optional.of(json.path("direct")).filter(JsonNode::isObject).map(made ->
                        (Answer) direct.read(made, Answer.class)),
                json.path("sent").isNull() ? Optional.empty() : Optional.of(behind.message(json.path("sent"))),
                (Answer) read(json.path("through"), Answer.class),
                json.path("times").asInt(1));
    }

    private Message message(JsonNode order) {
        return transcripts.apply(file).message(order.asLong());
    }

    RecordedValues in(String other) {
        return new RecordedValues(other, way, transcripts, ports);
    }

    /** A record that names a transcript has its messages there. */
    private Object whole(JsonNode json, Class<?> type) {
        RecordedValues values =
                json.has("transcript") ? in(json.get("transcript").asText()) : this;
        RecordComponent[] parts = type.getRecordComponents();
        Object[] read = Arrays.stream(parts)
                .map(part -> values.read(json.path(part.getName()), part.getGenericType()))
                .toArray();
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            return constructor.newInstance(read);
        } catch (ReflectiveOperationException wrong) {
            throw new ReplayDivergence("no " + type.getSimpleName() + ": " + wrong);
        }
    }
}
