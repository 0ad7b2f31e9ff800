package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts.Request;
import org.contexttck.harness.wire.TransportFacts.Response;
import org.contexttck.json.Json;

/**
 * What a model service keeps of conversations, so that a request which only says what is new is seen as the model sees it: that
 * of OpenAI responses ({@code previous_response_id}, {@code conversation}, {@code item_reference}), and of services like
 * Anthropic's that continue a thread ({@code thread} with {@code previous_message_id}). A fold over requests and answers, live or
 * recorded; a service that keeps nothing changes nothing. Not for several threads at once.
 */
public final class KeptConversations {

    private static final String CONVERSATIONS = "/conversations";
    private static final String ITEMS = "/items";

    private static final int MOST_KEPT = 64;
    private static final int MOST_ITEMS = 10_000;

    /** By the id of a conversation, or of the answer at which one stands. */
    private final Map<String, ObjectNode> kept = new Latest<>(MOST_KEPT);

    private final Map<String, JsonNode> items = new Latest<>(MOST_ITEMS);
    private final Map<Long, Asked> open = new Latest<>(MOST_KEPT);
    private long last;

    /** A request that has no answer yet. @param whole as the model sees it */
    private record Asked(Optional<ModelApi> api, ObjectNode whole, String conversation) {}

    /** What was put in last, no more than so much: in long recordings what is old is not continued. */
    private static final class Latest<K, V> extends LinkedHashMap<K, V> {

        private static final long serialVersionUID = 1L;

        private final int most;

        private Latest(int most) {
            this.most = most;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > most;
        }
    }

    /** Takes a recorded request or answer, in order. @return a request as the model sees it; empty of anything else */
    public Optional<ObjectNode> next(Message message) {
        Optional<Request> request = message.transport().request();
        String path = request.flatMap(Request::path).orElse("");
        if (message.direction() == Direction.TO_TARGET) {
            long answers = message.transport().carrier() instanceof Response response
                    ? response.answers().orElse(last)
                    : last;
            answered(answers, message.raw());
            return Optional.empty();
        }
        Optional<ObjectNode> body = message.json().filter(JsonNode::isObject).map(ObjectNode.class::cast);
        Optional<ModelApi> api = path.isEmpty() ? body.flatMap(ModelApi::by) : ModelApi.at(path);
        if (body.isEmpty() || api.isEmpty()) {
            body.filter(posted -> path.contains(CONVERSATIONS))
                    .ifPresent(posted -> asked(message.order(), path, posted));
            return Optional.empty();
        }
        return Optional.of(asked(message.order(), api.get(), body.get()));
    }

    /** Whether a request continues something that this service has never kept. */
    boolean isUnknown(ModelApi api, JsonNode request) {
        String id = continued(api, request);
        return !id.isEmpty() && !kept.containsKey(id);
    }

    /** A request as the model sees it; the same if it continues nothing. */
    ObjectNode whole(ModelApi api, ObjectNode request) {
        if (api == ModelApi.OPENAI_CHAT) {
            return request;
        }
        ObjectNode before = kept.getOrDefault(continued(api, request), Json.object());
        String list = list(api);
        ArrayNode own = list(request.path(list));
        if (before.isEmpty() && own.valueStream().noneMatch(KeptConversations::isReference)) {
            return request;
        }
        ObjectNode whole = request.deepCopy();
        whole.remove(List.of("previous_response_id", "conversation", "thread"));
        ArrayNode all = before.path(list).isArray() ? before.path(list).deepCopy() : Json.array();
        own.forEach(item ->
                all.add(isReference(item) ? items.getOrDefault(item.path("id").asText(), item) : item));
        whole.set(list, all);
        for (String member : new String[] {"tools", "system"}) {
            if (!whole.has(member) && before.has(member)) {
                whole.set(member, before.get(member));
            }
        }
        return whole;
    }

    /** A request has come. @return the same as the model sees it */
    ObjectNode asked(long order, ModelApi api, ObjectNode request) {
        ObjectNode whole = whole(api, request);
        open.put(order, new Asked(Optional.of(api), whole, conversation(request)));
        last = order;
        return whole;
    }

    /** Something was asked of the conversations that OpenAI keeps. */
    void asked(long order, String path, ObjectNode posted) {
        ObjectNode said = Json.object();
        said.set("input", list(posted.path("items")));
        if (path.endsWith(CONVERSATIONS)) {
            open.put(order, new Asked(Optional.empty(), said, ""));
            last = order;
        } else if (path.endsWith(ITEMS)) {
            String id = path.substring(path.lastIndexOf(CONVERSATIONS) + CONVERSATIONS.length() + 1)
                    .replace(ITEMS, "");
            add(id, said);
        }
    }

    private void add(String id, ObjectNode said) {
        ObjectNode conversation =
                kept.computeIfAbsent(id, first -> Json.object()).deepCopy();
        said.path("input").forEach(conversation.withArrayProperty("input")::add);
        kept.put(id, conversation);
    }

    /** An answer has gone out. @param text its body, or the data of its events, one on each line */
    void answered(long order, String text) {
        Asked asked = open.remove(order);
        if (asked == null) {
            return;
        }
        if (asked.api().isEmpty()) {
            ModelAnswer.object(text).ifPresent(made -> add(made.path("id").asText(), asked.whole()));
            return;
        }
        String list = list(asked.api().get());
        ModelAnswer.read(asked.api().get(), text).ifPresent(answer -> {
            ObjectNode now = asked.whole().deepCopy();
            ArrayNode all = list(now.path(list)).deepCopy();
            answer.items().forEach(all::add);
            answer.items().forEach(item -> items.put(item.path("id").asText(), item));
            now.set(list, all);
            keep(answer.id(), now);
            if (!asked.conversation().isEmpty()) {
                keep(asked.conversation(), now);
            }
        });
    }

    private void keep(String id, ObjectNode conversation) {
        kept.remove(id);
        kept.put(id, conversation);
    }

    private static String continued(ModelApi api, JsonNode request) {
        return switch (api) {
            case OPENAI_CHAT -> "";
            case OPENAI_RESPONSES ->
                request.path("previous_response_id").isTextual()
                        ? request.path("previous_response_id").asText()
                        : conversation(request);
            case ANTHROPIC_MESSAGES ->
                request.path("thread").path("previous_message_id").asText("");
        };
    }

    private static String conversation(JsonNode request) {
        JsonNode conversation = request.path("conversation");
        return conversation.isObject() ? conversation.path("id").asText("") : conversation.asText("");
    }

    private static String list(ModelApi api) {
        return api == ModelApi.OPENAI_RESPONSES ? "input" : "messages";
    }

    /** A list of items; a text is what the user says. */
    private static ArrayNode list(JsonNode given) {
        if (given.isArray()) {
            return (ArrayNode) given;
        }
        ArrayNode list = Json.array();
        if (given.isTextual()) {
            list.addObject().put("role", "user").set("content", given);
        }
        return list;
    }

    private static boolean isReference(JsonNode item) {
        return item.path("type").asText().equals("item_reference");
    }
}
