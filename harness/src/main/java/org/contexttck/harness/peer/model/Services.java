package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** What a model service answers beside conversations: which models it has, how long a prompt is. */
final class Services {

    private static final String BIRTH = "2026-01-01T00:00:00Z";

    private Services() {}

    /** The answer; empty for a path that is not served. @param order of the request, which no other has */
    static Optional<String> answer(String path, boolean post, int bodyLength, long order) {
        if (post && path.endsWith("/conversations")) {
            ObjectNode conversation = Json.object()
                    .put("id", "conv_tck" + order)
                    .put("object", "conversation")
                    .put("created_at", 1767225600);
            conversation.putObject("metadata");
            return Optional.of(Json.write(conversation));
        } else if (post && path.endsWith("/items")) {
            ObjectNode list = Json.object().put("object", "list").put("has_more", false);
            list.putArray("data");
            return Optional.of(Json.write(list));
        }
        if (post) {
            ObjectNode count = Json.object().put("input_tokens", Math.max(1, bodyLength / 4));
            return path.endsWith("/count_tokens") ? Optional.of(Json.write(count)) : Optional.empty();
        }
        if (path.endsWith("/models")) {
            ObjectNode list = Json.object().put("object", "list");
            list.putArray("data").add(model(ModelEndpoint.MODEL));
            list.put("has_more", false).put("first_id", ModelEndpoint.MODEL).put("last_id", ModelEndpoint.MODEL);
            return Optional.of(Json.write(list));
        }
        int models = path.lastIndexOf("/models/");
        return models < 0
                ? Optional.empty()
                : Optional.of(Json.write(model(path.substring(models + "/models/".length()))));
    }

    /** In the form of both services at once. */
    private static ObjectNode model(String id) {
        return Json.object()
                .put("id", id)
                .put("object", "model")
                .put("created", 1767225600)
                .put("owned_by", "context-tck")
                .put("type", "model")
                .put("display_name", id)
                .put("created_at", BIRTH);
    }

    static String notServed(String method, String path) {
        return new OpenAiChat()
                .error(
                        "not_found_error",
                        "context-tck plays POST .../chat/completions, .../responses, .../conversations and .../messages, and GET .../models; not "
                                + method + " " + path);
    }

    static Optional<ObjectNode> object(byte[] body) {
        try {
            return Optional.of(Json.read(body).node())
                    .filter(JsonNode::isObject)
                    .map(ObjectNode.class::cast);
        } catch (JsonProblem unreadable) {
            return Optional.empty();
        }
    }
}
