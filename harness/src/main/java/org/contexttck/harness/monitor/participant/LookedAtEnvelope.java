package org.contexttck.harness.monitor.participant;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * One envelope of a participant.
 *
 * @param place where it stands in its message
 */
record LookedAtEnvelope(String place, JsonNode envelope) {

    private static final int MOST = 120;

    /** What can be told from the envelope alone. @param name of the participant */
    List<Look> judge(EnvelopeRules rules, String name) {
        List<Look> looks = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (Violation one : rules.incomplete(envelope)) {
            String what = "must be complete: " + (one.pointer() + " " + one.message()).strip();
            faults.add(fault(one.pointer(), what, "valid by " + one.schemaLocation()));
        }
        if (envelope.path("from").isTextual()
                && !envelope.path("from").textValue().equals(name)) {
            faults.add(mustBe("/from", "\"" + name + "\""));
        }
        looks.add(new Look("SC-P-14", faults));
        EnvelopeRules.context(envelope).ifPresent(context -> {
            looks.add(new Look(
                    "SC-P-17",
                    rules.malformed(context).stream()
                            .map(one -> fault(
                                    "/context" + one.pointer(),
                                    "/context" + one.pointer() + " " + one.message(),
                                    "valid by " + one.schemaLocation()))
                            .toList()));
            if (context.path("parent").isTextual()) {
                boolean inside = !context.path("parent").equals(context.path("id"));
                looks.add(that("SC-P-04", "/context/parent", inside, "another context"));
            }
        });
        return looks;
    }

    /** Holds a member against a demand. @param mustBe in words, behind {@code must be} */
    Look that(String row, String at, boolean holds, String mustBe) {
        return new Look(row, holds ? List.of() : List.of(mustBe(at, mustBe)));
    }

    /** What is at a place in the envelope. */
    Optional<JsonNode> there(String at) {
        return Pointer.parse(at).at(envelope);
    }

    /** A value in one line. */
    static String shown(JsonNode value) {
        return OneLine.of(Json.write(value), MOST);
    }

    private Fault mustBe(String at, String what) {
        return fault(at, at + " is " + seen(at) + ", must be " + what, what);
    }

    private Fault fault(String at, String what, String expected) {
        String kind = envelope.path("kind").asText("a message");
        String named = (kind + " " + envelope.path("id").asText("")).strip();
        return Fault.of("", named + ": " + what, expected, seen(at)).at(place + at, seen(at));
    }

    private String seen(String at) {
        return there(at).map(LookedAtEnvelope::shown).orElse("absent");
    }
}
