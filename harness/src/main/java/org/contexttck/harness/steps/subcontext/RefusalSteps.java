package org.contexttck.harness.steps.subcontext;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.websocket.WebSocketClosed;
import org.contexttck.json.Json;
import org.contexttck.json.JsonNote;
import org.contexttck.json.Pointer;

/** Messages that a gateway may refuse, as long as it says so and nobody suffers for it. */
public final class RefusalSteps {

    private final GatewayWorld world;
    private final MessageFaults faults;
    private final CompleteEnvelopes envelopes;

    public RefusalSteps(GatewayWorld world, CompleteEnvelopes envelopes) {
        this.world = world;
        this.envelopes = envelopes;
        this.faults = new MessageFaults(world);
    }

    @Then("each reaches every other participant, or its sender is told of an error")
    public void reachesOrTold() {
        List<SentMessage> refused = new ArrayList<>();
        for (SentMessage probe : world.probes()) {
            List<String> missing = probe.receivers().entrySet().stream()
                    .filter(one -> probe.at(one.getValue()).isEmpty())
                    .map(Map.Entry::getKey)
                    .toList();
            world.evidence().observed();
            if (missing.size() == probe.receivers().size()) {
                refused.add(probe);
            } else {
                missing.forEach(name -> faults.lost(probe, name));
            }
        }
        new RefusedMessages(world).untold(refused).forEach(this::vanished);
    }

    private void vanished(SentMessage probe) {
        String gone = probe.sender()
                .closed()
                .map(closed -> "; its sender's connection was " + closed.describe())
                .orElse("");
        faults.broke(
                probe,
                Fault.of(
                        "",
                        probe.line() + " vanished: it reached nobody, and \"" + probe.from() + "\" was told of no error"
                                + gone,
                        "the message at the others, or an error to its sender",
                        "neither" + gone));
    }

    @Then("everybody is still connected and served")
    public void allServed() throws InterruptedException {
        connectedAndServed(world.everybody());
    }

    @Then("everybody but {string} is still connected and served")
    public void othersServed(String name) throws InterruptedException {
        connectedAndServed(world.everybodyBut(name));
    }

    private void connectedAndServed(Map<String, GatewayParticipant> participants) throws InterruptedException {
        participants.forEach((name, one) -> {
            world.evidence().observed();
            one.closed().ifPresent(closed -> disconnected(name, one, closed));
        });
        if (participants.values().stream().allMatch(one -> one.closed().isEmpty())) {
            served(participants);
        }
    }

    private void disconnected(String name, GatewayParticipant one, WebSocketClosed closed) {
        world.evidence()
                .broke(Fault.of(
                                "",
                                "the connection of \"" + name + "\" was " + closed.describe() + ", must stay open",
                                "an open connection",
                                closed.describe())
                        .shownBy(one.transcript(), List.of()));
    }

    private void served(Map<String, GatewayParticipant> participants) throws InterruptedException {
        if (participants.isEmpty()) {
            return;
        }
        world.evidence().observed();
        world.barriers()
                .meet(participants)
                .ifPresent(reason -> world.evidence()
                        .broke(Fault.of("", "afterwards " + reason, "everybody hears everybody", reason)));
    }

    /** One that is not refused has to be corrected, or to leave nothing open. */
    @Then("each arrives {}, or its sender is told of an error")
    public void arrives(String how) {
        switch (how) {
            case "as from its sender" -> notForged();
            case "as a complete envelope" -> complete();
            case "so that all read it alike" -> readAlike();
            default -> throw new IllegalArgumentException("nothing arrives \"" + how + "\"");
        }
    }

    /** What does not arrive without an error is another matter, but nothing has been seen of it then. */
    private void complete() {
        List<SentMessage> refused = new RefusedMessages(world).inWords();
        for (SentMessage probe : world.probes()) {
            probe.receivers().forEach((name, receiver) -> {
                for (Arrival arrival : probe.at(receiver)) {
                    envelopes.demand(
                            faults.check(probe, receiver, arrival, probe.line() + " at \"" + name + "\": "),
                            arrival.json());
                }
                if (probe.at(receiver).isEmpty() && !refused.contains(probe)) {
                    faults.unseen(probe, name);
                }
            });
        }
    }

    private void notForged() {
        for (SentMessage probe : world.probes()) {
            boolean delivered = false;
            for (Map.Entry<String, GatewayParticipant> one : probe.receivers().entrySet()) {
                for (Arrival arrival : probe.at(one.getValue())) {
                    delivered = true;
                    from(probe, one, arrival);
                }
            }
            if (!delivered) {
                world.evidence().observed();
            }
            if (!delivered && probe.sender().errorsAfter(probe.order()).isEmpty()) {
                vanished(probe);
            }
        }
    }

    private void from(SentMessage probe, Map.Entry<String, GatewayParticipant> at, Arrival arrival) {
        String from = arrival.json().path("from").asText("");
        faults.check(probe, at.getValue(), arrival)
                .at("/from", from)
                .that(
                        from.equals(probe.sender().id()),
                        probe.name() + " of \"" + probe.from() + "\" reached \"" + at.getKey()
                                + "\" as from somebody else",
                        probe.sender().id() + ", or a refusal");
    }

    /** A member twice leaves open which one counts, so that two receivers may see two contexts. */
    private void readAlike() {
        for (SentMessage probe : world.probes()) {
            boolean delivered = false;
            for (var one : probe.receivers().entrySet()) {
                for (Arrival arrival : probe.at(one.getValue())) {
                    delivered = true;
                    alike(probe, one.getKey(), one.getValue(), arrival);
                }
            }
            boolean told = !probe.sender().errorsAfter(probe.order()).isEmpty();
            if (told && !delivered) {
                world.evidence().observed();
            } else if (!delivered) {
                faults.lost(probe, "anybody");
            }
        }
    }

    private void alike(SentMessage probe, String name, GatewayParticipant receiver, Arrival arrival) {
        String note = arrival.notes().stream().findFirst().map(JsonNote::text).orElse("");
        Pointer context = Pointer.parse("/context");
        faults.check(probe, receiver, arrival, probe.name() + " at \"" + name + "\": ")
                .at(context, context.at(arrival.json()))
                .saw(Shown.text(Json.write(arrival.json())))
                .that(note.isEmpty(), note + ", must be refused or read alike by all", "one reading");
    }
}
