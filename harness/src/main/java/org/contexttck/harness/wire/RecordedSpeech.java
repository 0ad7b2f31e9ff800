package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.JsonEquality;
import org.contexttck.harness.json.JsonProblem;

/** What the kit said on a recorded connection, and what it says now. Not for several threads. */
final class RecordedSpeech {

    private final List<Said> all = new ArrayList<>();
    private final Map<TapeLine, Said> requests = new IdentityHashMap<>();
    private final Map<String, String> ids = new HashMap<>();

    /** One message of the kit. */
    static final class Said {

        private final TapeLine line;
        private final Optional<JsonNode> json;
        private final Optional<String> key;
        private final List<TapeLine> outcome = new ArrayList<>();
        private Optional<Outgoing> now = Optional.empty();
        private boolean givenUp;

        private Said(TapeLine line) {
            this.line = line;
            this.json = parsed(line.raw());
            this.key = json.filter(node -> Envelope.sort(node) == Envelope.Sort.REQUEST)
                    .flatMap(Envelope::keyOf);
        }

        TapeLine line() {
            return line;
        }

        /** What was recorded about this request and no other: its answer, or that there was none. */
        List<TapeLine> outcome() {
            return outcome;
        }

        boolean said() {
            return now.isPresent();
        }

        /** The key of the request as it is now. */
        Optional<String> call() {
            return now.flatMap(Outgoing::call);
        }

        /** The order of the message as it is now; 0 if it was not said again. */
        long order() {
            return now.map(Outgoing::order).orElse(0L);
        }

        String method() {
            return json.map(node -> node.path("method").asText("")).orElse("");
        }

        /** One line for a reader. */
        String describe() {
            return RecordedSpeech.describe(line.raw(), json);
        }

        private boolean equals(String raw, JsonNode other) {
            return line.raw().equals(raw)
                    || json.isPresent() && JsonEquality.equal(withoutId(json.get()), withoutId(other));
        }
    }

    /** @param said what it is the repetition of, or says again for the first time */
    record Match(Said said, boolean repeated) {}

    RecordedSpeech(List<TapeLine> lines) {
        Map<String, Said> byOrder = new HashMap<>();
        Map<String, Said> byKey = new HashMap<>();
        for (TapeLine line : lines) {
            if (line.kind() == TapeLine.Kind.SENT) {
                Said said = new Said(line);
                all.add(said);
                byOrder.put(Long.toString(line.order()), said);
                said.key.ifPresent(key -> byKey.put(key, said));
            } else {
                Optional.ofNullable(about(line).map(byOrder::get).orElseGet(() -> byKey.get(answers(line))))
                        .ifPresent(said -> {
                            said.outcome.add(line);
                            requests.put(line, said);
                        });
            }
        }
    }

    /** The order of the message that a line says it is about. */
    private static Optional<String> about(TapeLine line) {
        boolean about = line.is(CarrierEvent.What.SILENT) || line.is(CarrierEvent.What.UNANSWERED);
        return about
                ? Optional.of(Long.toString(line.order()))
                : Optional.ofNullable(line.facts().get("http.answers"));
    }

    /** The key that a line answers, of several the first; no key if it answers none. */
    private static String answers(TapeLine line) {
        if (line.kind() != TapeLine.Kind.RECEIVED) {
            return "";
        }
        Optional<JsonNode> json = parsed(line.raw());
        if (json.isEmpty()) {
            return BrokenAnswer.key(line.raw()).orElse("");
        }
        return json.map(node -> node.isArray() ? node.path(0) : node)
                .filter(part -> Envelope.sort(part) == Envelope.Sort.RESPONSE)
                .flatMap(Envelope::keyOf)
                .orElse("");
    }

    /** The message of the kit that a line answers or is about; empty if it is about none in particular. */
    Optional<Said> request(TapeLine line) {
        return Optional.ofNullable(requests.get(line));
    }

    /**
     * Finds what was said then and is said now: the first that is not said again yet, or else, for a request, the last of those
     * that were, which is then asked once more.
     */
    Optional<Match> say(Outgoing message) {
        Optional<Said> found = first(message, false).or(() -> first(message, true));
        found.ifPresent(one -> {
            one.now = Optional.of(message);
            ids.putAll(ids(one));
        });
        return found.map(one -> new Match(one, false)).or(() -> last(message).map(one -> new Match(one, true)));
    }

    private Optional<Said> first(Outgoing message, boolean givenUp) {
        return all.stream()
                .filter(one -> !one.said() && one.givenUp == givenUp && one.equals(message.raw(), message.json()))
                .findFirst();
    }

    private Optional<Said> last(Outgoing message) {
        Optional<Said> last = all.stream()
                .filter(one -> message.call().isPresent() && one.said() && one.equals(message.raw(), message.json()))
                .reduce((one, other) -> other);
        return last.map(one -> {
            Said again = new Said(one.line);
            again.outcome.addAll(one.outcome);
            again.now = Optional.of(message);
            return again;
        });
    }

    /** What came before a message then and only asks again what was asked before: a loop that has ended earlier now. */
    List<Said> leftOut(Said said) {
        List<Said> left = new ArrayList<>();
        for (Said one : all.subList(0, Math.max(0, all.indexOf(said)))) {
            if (!one.said() && !one.givenUp && one.key.isPresent() && asked(one)) {
                one.givenUp = true;
                left.add(one);
            }
        }
        return left;
    }

    private boolean asked(Said again) {
        return again.json.isPresent()
                && all.stream().anyMatch(one -> one.said() && one.equals(again.line.raw(), again.json.get()));
    }

    /** What the kit has not said again, in order. */
    List<Said> unsaid() {
        return all.stream().filter(one -> !one.said() && !one.givenUp).toList();
    }

    /** What the kit has said again and nothing is recorded about, in order. */
    List<Said> open() {
        return all.stream()
                .filter(one -> one.call().isPresent() && one.outcome.isEmpty())
                .toList();
    }

    /** A text with the ids of now instead of those of then. */
    String withIds(String text) {
        return RecordedIds.replaced(text, ids);
    }

    /** By the text of the id then, that of the id now, if they differ. */
    static Map<String, String> ids(Said one) {
        return one.key.isPresent() && one.call().isPresent() && !one.key.equals(one.call())
                ? Map.of(one.key.get(), one.call().get())
                : Map.of();
    }

    /** One line for a reader. */
    static String describe(String raw, Optional<? extends JsonNode> json) {
        if (raw.isEmpty()) {
            return "the end of the session";
        }
        String method = json.map(node -> node.path("method").asText("")).orElse("");
        return method.isEmpty()
                ? OneLine.of(raw)
                : method + " " + OneLine.of(Json.write(json.get().path("params")));
    }

    private static JsonNode withoutId(JsonNode message) {
        if (Envelope.sort(message) != Envelope.Sort.REQUEST) {
            return message;
        }
        ObjectNode without = message.deepCopy();
        without.remove("id");
        return without;
    }

    private static Optional<JsonNode> parsed(String raw) {
        try {
            return Optional.of(Json.read(raw).node());
        } catch (JsonProblem noJson) {
            return Optional.empty();
        }
    }
}
