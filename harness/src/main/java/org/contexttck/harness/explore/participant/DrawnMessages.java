package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.harness.explore.AnyValue;
import org.contexttck.harness.explore.Choices;
import org.contexttck.json.Json;

/** Draws messages that arrive, about few contexts, so that these are met again. */
final class DrawnMessages {

    private static final int LAST = 4;

    /** What is used beside the usual ids: those that somebody may take for each other, or for something else. */
    private static final List<List<String>> ODD_CONTEXTS = List.of(
            List.of("c4"),
            List.of("C1", "c1 "),
            List.of("c1/a", "c1/a/b"),
            List.of("1", "01", "1.0"),
            List.of("__proto__", "constructor", "toString"),
            List.of("é", "e\u0301"),
            List.of("{long}1", "{long}2"));

    private static final List<String> CONTEXTS = List.of("c1", "c1", "c2", "c2", "c3");
    private static final List<String> TYPES =
            List.of("reasoning", "reasoning", "workflow", "reason", "", "Reasoning", "reasoning,workflow");
    private static final List<String> KINDS = List.of(
            "reflection",
            "conclusion",
            "conclusion",
            "chat",
            "mcp/proposal:tools/call",
            "reasoning/conclusion",
            "conclusion/draft",
            "Conclusion",
            "tck/a-kind-that-nobody-knows");
    private static final List<String> TIMES = List.of("2025-08-31T11:59:58Z", "2025-08-31T12:00:05Z");
    private static final List<String> OTHERS = List.of("ben", "ben", "ben", "cem", "cem", HistoryTalk.NAME);

    private final Choices choices;
    private final List<String> contexts;
    private final List<String> ids = new ArrayList<>();
    private final List<String> places = new ArrayList<>();

    DrawnMessages(Choices choices) {
        this.choices = choices;
        this.contexts = Stream.of(CONTEXTS, choices.of(ODD_CONTEXTS), choices.of(ODD_CONTEXTS))
                .flatMap(List::stream)
                .toList();
    }

    /** What came so far is not referred to any more. */
    void forget() {
        ids.clear();
        places.clear();
    }

    /** @param own names of the contexts that it has opened and used @param sent how many messages it has sent */
    HistoryAct.Said said(List<String> own, int sent) {
        ObjectNode members = Json.object();
        String kind = kind();
        choices.unit(() -> context(own, members));
        members.set("payload", payload());
        choices.maybe(1, 4, () -> choices.onceIn(2) ? anyContext(own) : message(sent))
                .ifPresent(id -> members.put("correlation_id", id));
        choices.maybe(1, 6, () -> choices.of(TIMES)).ifPresent(time -> members.put("ts", time));
        String from = choices.of(OTHERS);
        String place = from + " " + members.path("context").path("id").asText("") + " ";
        String fresh = "m" + (ids.size() + 1);
        String id = choices.maybe(1, 8, () -> message(sent)).orElse(fresh);
        String used = places.contains(place + id) || id.startsWith("{") && from.equals(HistoryTalk.NAME) ? fresh : id;
        ids.add(used);
        places.add(place + used);
        return new HistoryAct.Said(from, used, kind, members);
    }

    String kind() {
        return choices.of(KINDS);
    }

    String type() {
        return choices.of(TYPES);
    }

    /** One that a context can be opened with. */
    String usualType() {
        return choices.of(TYPES.stream().filter(type -> !type.isEmpty()).toList());
    }

    JsonNode payload() {
        return choices.<JsonNode>maybe(1, 3, () -> AnyValue.USUAL.draw(choices))
                .orElseGet(() -> Json.object().put("text", "something"));
    }

    /** Of others or of its own. */
    String anyContext(List<String> own) {
        return choices.of(Stream.concat(contexts.stream(), own.stream().map(name -> "{" + name + "}"))
                .toList());
    }

    /** One of the last messages, of others or of its own. */
    private String message(int sent) {
        boolean own = choices.onceIn(2);
        int back = choices.below(LAST);
        if (own && sent > 0) {
            return "{s" + Math.max(1, sent - back) + "}";
        }
        return ids.isEmpty() ? "m1" : ids.get(Math.max(0, ids.size() - 1 - back));
    }

    private ObjectNode context(List<String> own, ObjectNode members) {
        int way = choices.below(12);
        if (way == 0 || way == 1) {
            return members;
        } else if (way == 2) {
            members.putNull("context");
            return members;
        }
        ObjectNode context = members.putObject("context").put("id", anyContext(own));
        choices.maybe(1, 2, this::type).ifPresent(type -> context.put("type", type));
        choices.maybe(1, 3, () -> anyContext(own)).ifPresent(parent -> context.put("parent", parent));
        choices.maybe(1, 5, () -> AnyValue.USUAL.object(choices))
                .ifPresent(metadata -> context.set("metadata", metadata));
        return members;
    }
}
