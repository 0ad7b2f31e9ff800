package org.contexttck.reports.event;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordJson;
import org.contexttck.reports.text.RecordReader;

/** An event as one line of JSON: {@code type} first, then the members of its record. */
public final class EventJson {

    private static final String SERVER = "server";
    private static final Map<String, Class<? extends Record>> TYPES = types();
    private static final Map<String, Map<String, String>> EARLIER = Map.of(
            "run-started",
            Map.of("shard", ""),
            "target-reached",
            Map.of("role", SERVER, "way", ""),
            "target-unreachable",
            Map.of("role", SERVER, "way", "", "address", ""),
            "measured",
            Map.of("form", "lines"));

    private EventJson() {}

    /** @return the line, without the line feed */
    public static String write(Event event) {
        Class<?> type = event.getClass();
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        TYPES.forEach((name, known) -> {
            if (known == type) {
                object.put("type", name);
            }
        });
        object.setAll(RecordJson.write((Record) event));
        return JsonText.compact(object);
    }

    /**
     * Reads a line. Members that earlier kits did not write may be missing: a target then is a server.
     *
     * @return the event on the line
     * @throws IllegalArgumentException if it is none, with one line saying why
     */
    public static Event read(String line) {
        if (!(JsonText.read(line) instanceof ObjectNode object)) {
            throw new IllegalArgumentException("an event is a JSON object");
        }
        JsonNode type = object.remove("type");
        String name = type == null ? "" : type.asText();
        Class<? extends Record> known = TYPES.get(name);
        if (known == null) {
            throw new IllegalArgumentException(
                    "'type' is '" + name + "', not one of " + String.join(", ", TYPES.keySet()));
        }
        EARLIER.getOrDefault(name, Map.of()).forEach((member, value) -> {
            if (!object.has(member)) {
                object.put(member, value);
            }
        });
        return (Event) RecordReader.read(known, object);
    }

    private static Map<String, Class<? extends Record>> types() {
        Map<String, Class<? extends Record>> types = new LinkedHashMap<>();
        types.put("run-started", RunStarted.class);
        types.put("target-reached", TargetReached.class);
        types.put("target-unreachable", TargetUnreachable.class);
        types.put("scenarios-planned", ScenariosPlanned.class);
        types.put("way-tried", WayTried.class);
        types.put("measured", Measured.class);
        types.put("scenario-finished", ScenarioFinished.class);
        types.put("reading-cited", ReadingCited.class);
        types.put("requirement-judged", RequirementJudged.class);
        types.put("run-finished", RunFinished.class);
        types.put("failure-known", FailureKnown.class);
        types.put("stderr-written", StderrWritten.class);
        return types;
    }
}
