package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.json.Difference;
import org.contexttck.json.JsonDiff;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.Pointer;

/** Whether what arrives is what was sent (R21, R25). */
public final class FidelitySteps {

    private static final int MOST_DIFFERENCES = 3;

    private final GatewayWorld world;
    private final Digits digits;
    private final MessageFaults faults;

    public FidelitySteps(GatewayWorld world) {
        this.world = world;
        this.digits = new Digits(world);
        this.faults = new MessageFaults(world);
    }

    /**
     * Numbers are equal if they are so as doubles. A second column narrows it: "digit for digit" is about nothing else, "where
     * none was sent" about messages without one. What is refused in words has not been changed (R23).
     */
    @Then("each arrives with the same:")
    public void same(DataTable table) {
        List<SentMessage> refused = new RefusedMessages(world).inWords();
        refused.forEach(probe -> world.evidence().nothingToTry("the gateway refuses " + probe.line() + " in words"));
        List<SentMessage> probes = new ArrayList<>(world.probes());
        probes.removeAll(refused);
        for (List<String> row : table.cells()) {
            String place = row.get(0);
            String how = row.size() == 1 ? "" : Optional.ofNullable(row.get(1)).orElse("");
            switch (how) {
                case "" -> compare(probes, Pointer.parse(place));
                case "where none was sent" -> compare(without(probes, Pointer.parse(place)), Pointer.parse(place));
                case "digit for digit" -> digits.compare(probes, place);
                default -> throw new IllegalArgumentException("nothing is compared \"" + how + "\"");
            }
        }
    }

    private static List<SentMessage> without(List<SentMessage> probes, Pointer place) {
        return probes.stream()
                .filter(probe -> place.at(probe.envelope()).isEmpty())
                .toList();
    }

    private static boolean equalAsDoubles(Difference one) {
        return one.left().filter(JsonNode::isNumber).isPresent()
                && one.right().filter(JsonNode::isNumber).isPresent()
                && JsonEquality.equalAsDoubles(one.left().get(), one.right().get());
    }

    private void compare(List<SentMessage> probes, Pointer place) {
        for (SentMessage probe : probes) {
            probe.receivers().forEach((name, receiver) -> {
                List<Arrival> got = probe.at(receiver);
                if (got.isEmpty()) {
                    world.evidence().observed();
                    faults.unseen(probe, name);
                } else {
                    compare(probe, name, receiver, got.get(0), place);
                }
            });
        }
    }

    private void compare(SentMessage probe, String name, GatewayParticipant receiver, Arrival arrival, Pointer place) {
        Optional<JsonNode> sent = place.at(probe.envelope());
        Optional<JsonNode> got = place.at(arrival.json());
        String line = probe.name() + " (" + probe.envelope().path("kind").asText() + ") at \"" + name + "\": ";
        Check look = faults.check(probe, receiver, arrival, line).observed();
        differences(place, sent, got).stream()
                .filter(one -> !equalAsDoubles(one))
                .limit(MOST_DIFFERENCES)
                .forEach(one -> look.at(one.pointer(), Shown.at(one.right()))
                        .that(false, one.text() + ", must arrive as sent", Shown.at(one.left())));
    }

    private static List<Difference> differences(Pointer place, Optional<JsonNode> sent, Optional<JsonNode> got) {
        if (sent.isPresent() && got.isPresent()) {
            return JsonDiff.between(sent.get(), got.get()).stream()
                    .map(one -> new Difference(place + one.pointer(), one.kind(), one.left(), one.right()))
                    .toList();
        }
        if (sent.isEmpty() && got.isEmpty()) {
            return List.of();
        }
        Difference.Kind kind = sent.isEmpty() ? Difference.Kind.ADDED : Difference.Kind.LOST;
        return List.of(new Difference(place.toString(), kind, sent, got));
    }
}
