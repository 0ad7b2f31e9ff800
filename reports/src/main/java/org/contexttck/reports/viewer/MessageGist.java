package org.contexttck.reports.viewer;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.transcript.TranscriptLine;

/** A few words on each message of a connection: what it asks, or what it answers and after how long. */
final class MessageGist {

    private static final int LONGEST = 120;
    private static final int PARSED = 400_000;
    private static final int MOST_OPEN = 10_000;

    /** A request that has no answer yet. */
    private record Asked(long order, long nanos) {}

    private final Map<String, Asked> open = new HashMap<>();

    String of(TranscriptLine line) {
        Optional<JsonNode> json = read(line.text());
        String words =
                json.filter(JsonNode::isObject).map(it -> words(it, line)).orElse("");
        if (words.isEmpty()) {
            words = (http(line) + " " + line.text()).strip();
        }
        return Bounds.cut(words, LONGEST);
    }

    private String words(JsonNode message, TranscriptLine line) {
        if (message.path("method").isTextual()) {
            JsonNode params = message.path("params");
            JsonNode arguments = params.path("arguments");
            asked(message, line);
            return (message.path("method").asText() + " " + params.path("name").asText("") + " "
                            + (arguments.isMissingNode() ? "" : arguments))
                    .strip();
        }
        if (message.has("error")) {
            JsonNode error = message.path("error");
            String text = error.isObject()
                    ? error.path("code").asText("") + " "
                            + error.path("message").asText("")
                    : error.asText("");
            return "error" + answers(message, line) + ": " + text.strip();
        }
        if (message.has("result")) {
            JsonNode result = message.path("result");
            String failed = result.path("isError").asBoolean()
                    ? ": isError " + result.at("/content/0/text").asText("")
                    : "";
            return "result" + answers(message, line) + failed.stripTrailing();
        }
        if (message.path("kind").isTextual()) {
            String from = message.path("from").asText("");
            return message.path("kind").asText() + (from.isEmpty() ? "" : " from " + from);
        }
        if (message.path("do").isTextual()) {
            return message.path("do").asText();
        }
        return "";
    }

    private void asked(JsonNode message, TranscriptLine line) {
        if (message.has("id") && open.size() < MOST_OPEN) {
            open.put(key(message, line.direction()), new Asked(line.order(), line.nanos()));
        }
    }

    private String answers(JsonNode message, TranscriptLine line) {
        TranscriptLine.Way asking =
                line.direction() == TranscriptLine.Way.SENT ? TranscriptLine.Way.RECEIVED : TranscriptLine.Way.SENT;
        return Optional.ofNullable(open.remove(key(message, asking)))
                .map(it -> String.format(
                        Locale.ROOT, " of %d after %,d ms", it.order(), (line.nanos() - it.nanos()) / 1_000_000))
                .orElse("");
    }

    private static String key(JsonNode message, TranscriptLine.Way way) {
        return way + " " + message.path("id");
    }

    private static String http(TranscriptLine line) {
        String method = line.transport().getOrDefault("http.method", "");
        return (method + " " + line.transport().getOrDefault("http.path", "")).strip();
    }

    private static Optional<JsonNode> read(String text) {
        if (text.length() > PARSED) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.read(text).node());
        } catch (JsonProblem none) {
            return Optional.empty();
        }
    }
}
