package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.Pointer;

/** Whether numbers keep their digits beyond what a double holds (R21). What does not arrive at all is another matter. */
final class Digits {

    private final GatewayWorld world;
    private final MessageFaults faults;

    Digits(GatewayWorld world) {
        this.world = world;
        this.faults = new MessageFaults(world);
    }

    void compare(List<SentMessage> probes, String place) {
        for (SentMessage probe : probes) {
            Map<Pointer, JsonNode> numbers = numbers(Pointer.parse(place), probe.envelope());
            probe.receivers().forEach((name, receiver) -> {
                List<Arrival> got = probe.at(receiver);
                if (got.isEmpty()) {
                    world.evidence().observed();
                    faults.unseen(probe, name);
                } else {
                    numbers.forEach((at, sent) -> compare(probe, name, receiver, got.get(0), at, sent));
                }
            });
        }
    }

    private void compare(
            SentMessage probe, String name, GatewayParticipant receiver, Arrival arrival, Pointer at, JsonNode sent) {
        Optional<JsonNode> got = at.at(arrival.json());
        if (got.isEmpty()) {
            world.evidence().inconclusive(at + " did not arrive");
            return;
        }
        String expected = Shown.at(Optional.of(sent));
        faults.check(probe, receiver, arrival)
                .at(at, got)
                .that(
                        JsonEquality.equal(sent, got.get()),
                        probe.name() + " at \"" + name + "\": " + at + " is " + Shown.at(got) + ", must be " + expected,
                        expected);
    }

    private static Map<Pointer, JsonNode> numbers(Pointer place, JsonNode envelope) {
        Map<Pointer, JsonNode> numbers = new LinkedHashMap<>();
        Deque<Pointer> open = new ArrayDeque<>(List.of(place));
        while (!open.isEmpty()) {
            Pointer at = open.pop();
            JsonNode node = at.at(envelope).orElseThrow();
            if (node.isNumber()) {
                numbers.put(at, node);
            }
            node.properties().forEach(member -> open.push(at.child(member.getKey())));
            for (int i = 0; node.isArray() && i < node.size(); i++) {
                open.push(at.child(i));
            }
        }
        return numbers;
    }
}
