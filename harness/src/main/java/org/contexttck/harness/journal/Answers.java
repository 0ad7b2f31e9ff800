package org.contexttck.harness.journal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;

/** Answers to requests: which messages they are, and for those that no message shows what became of the request. */
final class Answers {

    private Answers() {}

    static JsonNode written(Answer answer, RecordValues values) {
        ObjectNode json = Json.object().put("request", answer.request().order());
        answer.message().ifPresent(message -> json.put("message", message.order()));
        Answer.Outcome outcome = answer.outcome();
        if (!(outcome instanceof Answer.Result || outcome instanceof Answer.RpcError)) {
            json.put("is", outcome.getClass().getSimpleName());
            json.set("outcome", values.written(outcome));
        }
        return json;
    }

    static Answer read(JsonNode json, Transcript transcript, RecordedValues values) {
        Message request = transcript.message(json.path("request").asLong());
        Optional<Message> message = json.has("message")
                ? Optional.of(transcript.message(json.get("message").asLong()))
                : Optional.empty();
        return json.has("is")
                ? new Answer(request, message, outcome(json, values), Duration.ZERO)
                : Answer.read(request, message.orElseThrow());
    }

    private static Answer.Outcome outcome(JsonNode json, RecordedValues values) {
        for (Class<?> type : Answer.Outcome.class.getPermittedSubclasses()) {
            if (type.getSimpleName().equals(json.path("is").asText())) {
                return (Answer.Outcome) values.read(json.get("outcome"), (Type) type);
            }
        }
        throw new IllegalArgumentException("no such outcome: " + json.path("is").asText());
    }
}
