package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.contexttck.json.Json;

/** The five filters (R31): which messages each has to keep, and what is wrong with those that were kept. */
final class HistoryFilter {

    private HistoryFilter() {}

    /** The row about a filter. */
    static String requirement(ObjectNode request) {
        return switch (request.path("by").asText()) {
            case "everything" -> "SC-P-05";
            case "main" -> "SC-P-06";
            case "types" -> "SC-P-07";
            case "conclusions" -> "SC-P-08";
            default -> "SC-P-09";
        };
    }

    /** In words. */
    static String named(ObjectNode request) {
        String by = request.path("by").asText();
        return request.has(by) ? by + " " + Json.write(request.get(by)) : by;
    }

    /** The messages that it keeps, in order. */
    static List<HeardMessage> kept(ObjectNode request, List<HeardMessage> history) {
        return history.stream().filter(keeps(request)).toList();
    }

    private static Predicate<HeardMessage> keeps(ObjectNode request) {
        return switch (request.path("by").asText()) {
            case "everything" -> message -> true;
            case "main" -> message -> !message.inContext();
            case "types" -> {
                List<String> types = texts(request.path("types"));
                yield message -> !message.inContext()
                        || message.type().filter(types::contains).isPresent();
            }
            case "conclusions" ->
                message -> message.inContext() && message.kind().equals("conclusion");
            default ->
                message -> message.context()
                        .filter(request.path("context").asText()::equals)
                        .isPresent();
        };
    }

    static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    /** What is wrong with the ids that it kept, in words; empty if nothing. */
    static Optional<String> fault(List<HeardMessage> expected, List<HeardMessage> history, List<String> kept) {
        List<String> ids = expected.stream().map(HeardMessage::id).toList();
        if (ids.equals(kept)) {
            return Optional.empty();
        }
        Set<String> all =
                new LinkedHashSet<>(history.stream().map(HeardMessage::id).toList());
        all.addAll(kept);
        for (String id : all) {
            long wanted = count(ids, id);
            long there = count(kept, id);
            if (wanted != there) {
                return Optional.of((there < wanted ? "drops " : "keeps ") + name(history, id) + times(there, wanted));
            }
        }
        return Optional.of("changes the order of the messages, must keep it");
    }

    private static String times(long there, long wanted) {
        if (there <= 1 && wanted <= 1) {
            return there < wanted ? ", must keep it" : ", must drop it";
        }
        return ": it is there " + counted(there) + ", must be " + counted(wanted);
    }

    private static String counted(long times) {
        return times == 1 ? "once" : times + " times";
    }

    private static long count(List<String> ids, String id) {
        return ids.stream().filter(id::equals).count();
    }

    /** What the steps call a message. */
    static String name(List<HeardMessage> history, String id) {
        return history.stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .map(HeardMessage::name)
                .orElse("\"" + id + "\", which never came");
    }
}
