package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.json.Json;

/**
 * Envelopes as the tables of the features write them. Columns: {@code from} (else the one that the phrase names),
 * {@code message}, a name; {@code kind}, {@code context}, {@code payload} and {@code members}, JSON. An empty cell is no cell. In
 * all of them {@code {run}} is a text that no other scenario has, and {@code {ann}} the id of that participant.
 */
final class EnvelopeTable {

    private static final List<String> COLUMNS = List.of("from", "message", "kind", "context", "payload", "members");

    private final GatewayWorld world;

    EnvelopeTable(GatewayWorld world) {
        this.world = world;
    }

    /** One of them, from whom, and what it is called. */
    record Letter(String name, String from, ObjectNode envelope) {}

    /** The envelopes of a table, in order; those of kinds that the gateway does not pass on are left out. */
    List<Letter> of(List<Map<String, String>> table) {
        List<Letter> envelopes = new ArrayList<>();
        for (Map<String, String> row : table) {
            row.keySet().stream().filter(name -> !COLUMNS.contains(name)).forEach(name -> {
                throw new IllegalArgumentException("no such column: " + name + "; known are " + COLUMNS);
            });
            String name = cell(row, "message").orElse("m" + (envelopes.size() + 1));
            String from = cell(row, "from").orElse("ann");
            world.who(from)
                    .flatMap(sender -> envelope(sender, row))
                    .ifPresent(envelope -> envelopes.add(new Letter(name, from, envelope)));
        }
        return envelopes;
    }

    private Optional<ObjectNode> envelope(GatewayParticipant sender, Map<String, String> row) {
        String kind = cell(row, "kind").orElseGet(world::usualKind);
        if (!world.target().form().allows(kind)) {
            world.evidence().nothingToTry("gateway.kinds of the profile does not list " + kind);
            return Optional.empty();
        }
        ObjectNode envelope = sender.envelope(kind, world.newMark());
        JsonNode mark = envelope.get("payload").get(Arrival.MARK);
        json(row, "payload").ifPresent(payload -> {
            if (payload instanceof ObjectNode object) {
                object.set(Arrival.MARK, mark);
            }
            envelope.set("payload", payload);
        });
        JsonNode payload = envelope.remove("payload");
        json(row, "context").ifPresent(context -> envelope.set("context", context));
        envelope.set("payload", payload);
        json(row, "members").ifPresent(members -> envelope.setAll((ObjectNode) members));
        return Optional.of(envelope);
    }

    private Optional<JsonNode> json(Map<String, String> row, String column) {
        return cell(row, column).map(Json::parse);
    }

    private Optional<String> cell(Map<String, String> row, String column) {
        return Optional.ofNullable(row.get(column)).map(this::filled);
    }

    /** A text of a feature with the names in it filled in. */
    String filled(String text) {
        String filled = text.replace("{run}", world.run());
        for (Map.Entry<String, GatewayParticipant> one : world.everybody().entrySet()) {
            filled = filled.replace("{" + one.getKey() + "}", one.getValue().id());
        }
        return filled;
    }
}
