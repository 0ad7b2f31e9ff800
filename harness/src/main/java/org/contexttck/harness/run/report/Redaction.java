package org.contexttck.harness.run.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import org.contexttck.harness.profile.yaml.Secrets;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventJson;
import org.contexttck.reports.event.EventSink;

/**
 * Takes secrets out of events before anything hears them. Only texts that may stem from the target or the profile are
 * looked at: a secret that happens to be a word or a number of the kit's own must not make an event unreadable.
 */
public final class Redaction implements EventSink {

    private static final Set<String> OWN_WORDS = Set.of(
            "type",
            "time",
            "kit",
            "role",
            "protocol",
            "protocols",
            "catalogueDigest",
            "profileDigest",
            "rerun",
            "says",
            "transport",
            "revision",
            "key",
            "kind",
            "feature",
            "requirement",
            "requirements",
            "outcome",
            "transcript",
            "direction",
            "id",
            "level",
            "basis",
            "verdict",
            "readings",
            "scenarios");

    private final Secrets secrets;
    private final EventSink next;

    /** @param next hears what is left */
    public Redaction(Secrets secrets, EventSink next) {
        this.secrets = secrets;
        this.next = next;
    }

    @Override
    public void accept(Event event) {
        next.accept(secrets.count() == 0 ? event : hidden(event));
    }

    private Event hidden(Event event) {
        String line = EventJson.write(event);
        if (secrets.hide(line).equals(line)) {
            return event;
        }
        JsonNode tree = Json.parse(line);
        hide(tree);
        return EventJson.read(Json.write(tree));
    }

    private void hide(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.properties().stream()
                    .filter(member -> !OWN_WORDS.contains(member.getKey()))
                    .forEach(member -> member.setValue(hiddenValue(member.getValue())));
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                array.set(i, hiddenValue(array.get(i)));
            }
        }
    }

    private JsonNode hiddenValue(JsonNode value) {
        if (value.isTextual()) {
            return Json.text(secrets.hide(value.textValue()));
        }
        hide(value);
        return value;
    }
}
