package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.JsonLimits;
import org.contexttck.harness.json.JsonProblem;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;

/** What the kit makes up for the envelopes that it sends to a gateway. */
final class GatewayWords {

    private static final int SHORT = 8;

    /** Scenarios send what is nested deeper than anything that is read elsewhere. */
    private static final JsonLimits LIMITS = JsonLimits.defaults().withMaxDepth(GatewayTarget.MAX_DEPTH);

    private final Chance chance;
    private final Map<String, String> times = new HashMap<>();

    GatewayWords(Chance chance) {
        this.chance = chance;
    }

    /** With the times of recorded envelopes, which are found by their ids and, where a scenario has replaced those, marks. */
    GatewayWords(Chance chance, Tape tape) {
        this(chance);
        GatewayTarget.recorded(tape)
                .flatMap(reel -> reel.lines().stream())
                .filter(line -> line.kind() == TapeLine.Kind.SENT)
                .forEach(this::sent);
    }

    private void sent(TapeLine line) {
        try {
            JsonNode envelope = Json.read(line.raw(), LIMITS).node();
            JsonNode time = envelope.path("ts");
            if (time.isTextual()) {
                times.putIfAbsent("id " + envelope.path("id").asText(), time.textValue());
                times.putIfAbsent(
                        "mark " + envelope.path("payload").path(Arrival.MARK).asText(), time.textValue());
            }
        } catch (JsonProblem none) {
            // Broken on purpose, and sent as the scenario has it.
        }
    }

    /** A text that no other run has. */
    String run() {
        return shortened("gateway run");
    }

    /** A text that no other scenario has. */
    String scene(int number) {
        return shortened("gateway scene " + number);
    }

    /** @param purpose whose it is, such as {@code gateway-3-ann envelope} */
    String id(String purpose) {
        return chance.id(purpose);
    }

    /** When an envelope is, or was, sent. */
    String time(String id, String mark) {
        return Optional.ofNullable(times.get("id " + id))
                .or(() -> Optional.ofNullable(times.get("mark " + mark)))
                .orElseGet(() -> chance.time(id));
    }

    private String shortened(String purpose) {
        return chance.id(purpose).substring(0, SHORT);
    }
}
